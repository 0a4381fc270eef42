import { expect, test } from "vitest";
import { isRightTarget, judgeAddress } from "#scripts/check/rules/links/judge-target.ts";

test("without facts, placeholders and the own domain are not judged", () => {
  expect(isRightTarget("mailto:{{contacto.email}}", undefined)).toBe(true);
  expect(judgeAddress("https://www.lum.example", undefined)).toBeUndefined();
});

test("in a language from right to left, facts are judged without the signs that keep their order", () => {
  const isolated = new Map([
    ["contacto.email", "\u2068equipo@lum.example\u2069"],
    ["contacto.telefono", "\u2068+34 978 000 111\u2069"],
    ["url", "\u2068https://www.lum.example\u2069"],
  ]);
  expect(isRightTarget("mailto:{{contacto.email}}", isolated)).toBe(true);
  expect(isRightTarget("tel:{{contacto.telefono}}", isolated)).toBe(true);
  expect(judgeAddress("https://www.lum.example/contacto", isolated)?.code).toBe("link-broken");
});
