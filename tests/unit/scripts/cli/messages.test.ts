import { afterEach, expect, test, vi } from "vitest";
import { formatMessage, MessageError, message } from "#scripts/cli/messages.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

const texts = { cli: { portBusy: "El puerto {{port}} está ocupado: {{port}}.", nested: { key: "x" } } };

afterEach(() => {
  vi.restoreAllMocks();
});

/** Runs the reader in another project folder. */
function inFolder(files: Record<string, string>): void {
  const folder = makeFolder(files);
  vi.spyOn(process, "cwd").mockReturnValue(folder);
}

test("every place of a text gets its value, zero included", () => {
  expect(formatMessage(texts, "portBusy", { port: 0 })).toBe("El puerto 0 está ocupado: 0.");
});

test("a value with a dollar sign or a place in it is printed as it is", () => {
  expect(formatMessage(texts, "portBusy", { port: "$& {{port}}" })).toBe(
    "El puerto $& {{port}} está ocupado: $& {{port}}.",
  );
});

test.each(["portFree", "nested", "toString"])("a key without a text, %s, is named in the error", (key) => {
  expect(() => formatMessage(texts, key, {})).toThrow(`cli.${key}`);
});

test("a missing value is named in the error together with the key", () => {
  expect(() => formatMessage(texts, "portBusy", {})).toThrow("«cli.portBusy» needs a value for «port»");
});

test("texts come from locales/es.json of the project, with or without a byte order mark", () => {
  inFolder({ "locales/es.json": `\uFEFF${JSON.stringify({ cli: { portBusy: "Ocupado: {{port}}" } })}` });
  expect(message("portBusy", { port: 80 })).toBe("Ocupado: 80");
  vi.restoreAllMocks();
  expect(message("portBusy", { port: 80, other: 81 })).toMatch(/\b80\b.*\b81\b/);
});

test.each([
  ["missing", {}],
  ["broken", { "locales/es.json": "{" }],
  ["empty", { "locales/es.json": "" }],
  ["no object", { "locales/es.json": "null" }],
])("a locale file that is %s ends in an error of its own kind", (_state, files) => {
  inFolder(files);
  expect(() => message("portBusy")).toThrow(MessageError);
  expect(() => message("portBusy")).toThrow("locales/es.json");
});
