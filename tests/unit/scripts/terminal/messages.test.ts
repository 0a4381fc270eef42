import { join } from "node:path";
import { expect, test } from "vitest";
import { formatMessage, MessageError, readMessages } from "#scripts/terminal/messages.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

const texts = { cli: { portBusy: "El puerto {{port}} está ocupado: {{port}}.", nested: { key: "x" } } };

test.each(["portFree", "nested", "toString"])("a key without a text, %s, is named in the error", (key) => {
  expect(() => formatMessage(texts, key, {})).toThrow(`cli.${key}`);
});

test("a missing value is named in the error together with the key", () => {
  expect(() => formatMessage(texts, "portBusy", {})).toThrow("«cli.portBusy» needs a value for «port»");
});

test.each([
  ["missing", undefined],
  ["broken", "{"],
])("a locale file that is %s ends in an error of its own kind", (_state, text) => {
  const folder = makeFolder(text === undefined ? {} : { "es.json": text });
  expect(() => readMessages(join(folder, "es.json"))).toThrow(MessageError);
  expect(() => readMessages(join(folder, "es.json"))).toThrow("locales/es.json");
});
