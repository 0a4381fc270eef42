import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ledgerFile, readLedger } from "#app/i18n/ledger.server.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

test("a language without a ledger has none", () => {
  expect(readLedger(makeFolder({ "locales/ca.json": "{}" }), "ca")).toBeUndefined();
});

test("a ledger may begin with a byte order mark", () => {
  const root = makeFolder({ "locales/status/ca.json": '\uFEFF{ "keys": { "nav.about": null } }\r\n' });
  expect(readLedger(root, "ca")?.keys).toEqual({ "nav.about": null });
});

test("a ledger that cannot be read throws", () => {
  expect(() => readLedger(makeFolder({ "locales/status/ca.json": "{" }), "ca")).toThrow(SyntaxError);
  expect(() => readLedger(makeFolder({ "locales/status/ca.json": "[]" }), "ca")).toThrow("ledger");
  const root = makeFolder({});
  mkdirSync(join(root, ledgerFile("ca")), { recursive: true });
  expect(() => readLedger(root, "ca")).toThrow("locales/status/ca.json is not a file.");
});
