import { expect, test } from "vitest";
import { findAmounts } from "#supabase/functions/chat-with-gemini/language/amounts.ts";

test.each([
  ["con 30.000 euros", [30_000]],
  ["30000€", [30_000]],
  ["30k", [30_000]],
  ["30 k", [30_000]],
  ["30 000 €", [30_000]],
  ["entre 20 y 30000", [20_000, 30_000]],
  ["de 20.000 a 30.000", [20_000, 30_000]],
  ["20-30k", [20_000, 30_000]],
  ["1 millón", [1_000_000]],
])("«%s» names %j", (message, euros) => {
  expect(findAmounts(message).amounts.map((amount) => amount.euros)).toEqual(euros);
});

test.each(["40 m²", "900 €", "somos 4", "mod2000", "9".repeat(500)])("«%s» names no amount of money", (message) => {
  expect(findAmounts(message).amounts).toEqual([]);
});

test("what follows an amount is told, and the rest of the message", () => {
  const { amounts, rest } = findAmounts("a 1.200 el metro");
  expect(amounts[0]?.after.trim()).toBe("el metro");
  expect(rest.replaceAll(/\s+/g, " ")).toBe("a el metro");
});
