import { expect, test } from "vitest";
import { readI18nCommand } from "#scripts/translate/read-i18n-command.ts";

const forms = {
  add: { words: [1, 1] },
  status: { words: [0, 1], flags: ["--json"], values: ["--html"] },
} as const;

test("a command is read with its words and options", () => {
  expect(readI18nCommand(["add", "ca"], forms)).toEqual({ name: "add", words: ["ca"], options: new Map() });
  expect(readI18nCommand(["status", "--html", "a.html", "ca", "--json"], forms)).toEqual({
    name: "status",
    words: ["ca"],
    options: new Map([
      ["--html", "a.html"],
      ["--json", ""],
    ]),
  });
});

test.each([[[]], [["--help"]], [["add", "-h"]]])("%j asks for help", (words) => {
  expect(readI18nCommand(words, forms)).toBeUndefined();
});

test.each([
  [["sumar"], "«sumar»"],
  [["constructor"], "«constructor»"],
  [["add"], "le falta algo"],
  [["add", "ca", "es"], "«es»"],
  [["add", "ca", "--json"], "«--json»"],
  [["status", "--html"], "«--html»"],
  [["status", "--html", "--json"], "«--html»"],
])("%j is refused in a sentence", (words, piece) => {
  expect(() => readI18nCommand(words, forms)).toThrow(piece);
});
