import { expect, test } from "vitest";
import { expiryLine, isExpired } from "#scripts/knowledge/content-modules/module-expiry.ts";

const until = new Date("2026-12-01T08:00:00Z");
const text = `// Made.\n${expiryLine(until)}export const a = 1;\n`;

test("a module is right until the moment that it names", () => {
  expect(isExpired(text, new Date("2026-12-01T07:59:59Z"))).toBe(false);
  expect(isExpired(text, until)).toBe(true);
});

test("a module without a moment stays right", () => {
  expect(expiryLine(undefined)).toBe("");
  expect(isExpired("export const a = 1;\n", until)).toBe(false);
});
