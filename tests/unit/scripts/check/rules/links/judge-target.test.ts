import { expect, test } from "vitest";
import { judgeTarget } from "#scripts/check/rules/links/judge-target.ts";

const facts = new Map([
  ["url", "https://www.lum.example"],
  ["contacto.email", "equipo@lum.example"],
  ["contacto.telefono", "+34 978 000 111"],
  ["sitio.dominio", "www.lum.example"],
]);

/** Returns the code of a link, and what its advice says to write. */
function judge(href: string): string | undefined {
  const found = judgeTarget(href, facts);
  return found && `${found.code} ${found.values.corrected ?? found.values.suggestion}`;
}

test.each([
  ["https://www.lum.example/contacto?a=1#b", "link-broken /contacto?a=1#b"],
  ["www.LUM.example/blog", "link-broken /blog"],
  ["https://{{sitio.dominio}}/blog", "link-broken /blog"],
  ["http://localhost:5173/contacto", "link-broken /contacto"],
  ["{{contacto.email}}", "link-broken mailto:{{contacto.email}}"],
  ["mailto://equipo@lum.example", "link-broken mailto:equipo@lum.example"],
  ["mail:equipo@lum.example", "link-broken mailto:equipo@lum.example"],
  ["mailto:equipo", "link-broken mailto:nombre@dominio.es"],
  ["tel:978 000 111", "link-broken tel:+34978000111"],
  ["tel:0034978000111", "link-broken tel:+34978000111"],
  ["tel://+34978000111", "link-broken tel:+34978000111"],
  ["978000111", "link-broken tel:+34978000111"],
  ["tel:+44 20 7946 0000", "link-broken tel:+442079460000"],
  ["http://a.example.org/b", "link-insecure https://a.example.org/b"],
  ["www.example.org/b", "link-broken https://www.example.org/b"],
  ["htps://www.example.org", "link-broken https://www.example.org"],
  ["https:/www.example.org", "link-broken https://www.example.org"],
  ["https//www.example.org", "link-broken https://www.example.org"],
])("%s is reported", (href, line) => {
  expect(judge(href)).toBe(line);
});

test.each([
  "/contacto",
  "#apartado",
  "https://example.org/a@b?c=http://d.es",
  "https://lum.example.org",
  "https://blog.lum.example",
  "mailto:hola@otra.example",
  "mailto:hola@otra.example,ana@otra.example?subject=Hola%20y",
  "mailto:{{contacto.email}}",
  "tel:{{contacto.telefono}}",
  "tel:+34978000111",
  "tel:112",
  "tel:{{contacto.nada}}",
])("%s is right", (href) => {
  expect(judge(href)).toBeUndefined();
});

test("without facts, placeholders and the own domain are not judged", () => {
  expect(judgeTarget("mailto:{{contacto.email}}", undefined)).toBeUndefined();
  expect(judgeTarget("https://www.lum.example", undefined)).toBeUndefined();
});

test("in a language from right to left, facts are judged without the signs that keep their order", () => {
  const isolated = new Map([
    ["contacto.email", "\u2068equipo@lum.example\u2069"],
    ["contacto.telefono", "\u2068+34 978 000 111\u2069"],
    ["url", "\u2068https://www.lum.example\u2069"],
  ]);
  expect(judgeTarget("mailto:{{contacto.email}}", isolated)).toBeUndefined();
  expect(judgeTarget("tel:{{contacto.telefono}}", isolated)).toBeUndefined();
  expect(judgeTarget("https://www.lum.example/contacto", isolated)?.code).toBe("link-broken");
});
