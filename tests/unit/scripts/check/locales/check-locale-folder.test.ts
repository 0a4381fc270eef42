import { expect, test } from "vitest";
import { checkLocaleFolder } from "#scripts/check/locales/check-locale-folder.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

function found(...names: readonly string[]): string[] {
  const root = makeFolder(Object.fromEntries(names.map((name) => [`locales/${name}`, "{}"])));
  return checkLocaleFolder(root, ["es", "en"]).map(({ file, values }) =>
    [file, values.suggestion, values.hidden].filter(Boolean).join(" "),
  );
}

test.each([
  ["ca.json.txt", "locales/ca.json.txt ca.json .json"],
  ["ca.JSON", "locales/ca.JSON ca.json"],
  ["catalan.txt", "locales/catalan.txt ca.json"],
  ["ca", "locales/ca ca.json"],
  ["pt-BR.jsn", "locales/pt-BR.jsn pt-BR.json"],
  ["ca.po", "locales/ca.po ca.json"],
  ["ca.xlf", "locales/ca.xlf ca.json"],
  ["fr/fr.json", "locales/fr fr.json"],
])("%s is read by nobody", (name, line) => {
  expect(found(name)).toEqual([line]);
});

test("files of a language that is there, and what is no language, have no issue", () => {
  const others = [
    "LEEME.md",
    "README.md",
    "notas.txt",
    "ca.xlsx",
    "ca.md",
    ".DS_Store",
    "capturas/1.png",
    "translations/ca.json",
  ];
  expect(found("es.json", "en.json", "en.json.txt", "en.po", "fr.json", ...others)).toEqual([]);
});
