import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addLanguage } from "#scripts/translate/add.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

const spanish = {
  language: { name: "Español", direction: "ltr" },
  local: { title: "Lo recibido" },
  nav: { about: "Nosotros" },
  paths: { home: "", model: ":slug" },
  post: { minutes_one: "{{count}} minuto", minutes_other: "{{count}} minutos" },
};
const files = { "locales/es.json": JSON.stringify(spanish) };

test("a new language has every key that visitors read, without words, under its own name", () => {
  const root = makeFolder(files);
  expect(addLanguage(root, "ca")).toContain("locales/ca.json (catalán)");
  expect(JSON.parse(readFileSync(join(root, "locales/ca.json"), "utf8"))).toEqual({
    language: { name: "Català", direction: "ltr" },
    nav: { about: "" },
    paths: { home: "", model: ":slug" },
    post: { minutes_one: "", minutes_other: "" },
  });
});

test.each([
  ["klingon", "«klingon» no es el código de ningún idioma."],
  ["catalán", "escribe «npm run i18n -- add ca»"],
  ["es", "es el idioma original"],
  ["en", "Ya existe locales/en.json y no se ha tocado."],
])("«%s» is refused in a sentence, and nothing is written", (word, sentence) => {
  const root = makeFolder({ ...files, "locales/en.json": "{}" });
  expect(() => addLanguage(root, word)).toThrow(sentence);
  expect(readFileSync(join(root, "locales/en.json"), "utf8")).toBe("{}");
});
