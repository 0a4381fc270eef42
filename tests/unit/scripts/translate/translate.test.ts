import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addLanguage } from "#scripts/translate/add.ts";
import { isLanguageTag, languageTag, ownName, tagFor } from "#scripts/translate/language-tag.ts";
import { languageStatus } from "#scripts/translate/status.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";
import { makeFolder, writeFiles } from "#tests/unit/scripts/make-folder.ts";

test.each([
  ["ca", "ca"],
  ["PT-br", "pt-BR"],
  ["pt_BR", "pt-BR"],
  // An earlier code of Hebrew.
  ["iw", "he"],
  ["xx", undefined],
  ["en-QQ", undefined],
  ["../es", undefined],
])("«%s» is the tag %s", (word, tag) => {
  expect(languageTag(word)).toBe(tag);
  expect(isLanguageTag(word)).toBe(word === tag);
});

test.each([
  ["Catalán", "ca"],
  ["english", "en"],
  ["klingon", ""],
])("«%s» was meant for the tag «%s»", (name, tag) => {
  expect(tagFor(name)).toBe(tag);
});

test("a language has a name in itself, or in Spanish if it is not known", () => {
  expect(["ca", "ar", "pt-BR", "aa"].map(ownName)).toEqual(["Català", "العربية", "Português (Brasil)", "Afar"]);
});

const spanish = {
  language: { name: "Español", direction: "ltr" },
  local: { title: "Lo recibido" },
  nav: { about: "Nosotros" },
  paths: { home: "", model: ":slug" },
  post: { minutes_one: "{{count}} minuto", minutes_other: "{{count}} minutos" },
};
const spanishFiles = { "locales/es.json": JSON.stringify(spanish) };

test("a new language has every key that visitors read, without words, under its own name", () => {
  const root = makeFolder(spanishFiles);
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
  const root = makeFolder({ ...spanishFiles, "locales/en.json": "{}" });
  expect(() => addLanguage(root, word)).toThrow(sentence);
  expect(readFileSync(join(root, "locales/en.json"), "utf8")).toBe("{}");
});

const catalan = { language: { name: "Català", direction: "ltr" }, nav: { blog: "Blog", about: "Nosaltres" } };
const article = "content/ca/blog/madera-al-sol.md";
const files = {
  "locales/ca.json": JSON.stringify(catalan),
  [article]: "---\ntitle: Fusta al sol\n---\n\nFusta.\n",
};

test("the status lists missing strings, strings that are still Spanish, missing pages, and originals with a newer commit", () => {
  const root = copyFixtureSite(files);
  const status = languageStatus(root, "ca");
  expect(status).toMatch(/^catalán \(ca\)\n=+\n\nTextos sin traducir: \d+ de \d+\.\n- /);
  expect(status).toContain("- nav.contact: «Contacto»");
  expect(status).toContain("Textos iguales que en español: 1.\n- nav.blog: «Blog»");
  expect(status).toContain("- content/ca/pages/home.md");
  expect(status).not.toContain(article);
  // Drafts wait for their writer.
  expect(status).not.toContain("articulo-sin-terminar");

  const git = (...words: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.example", ...words], {
      cwd: root,
      encoding: "utf8",
    });
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--message", "a");
  const before = git("rev-parse", "--short", "HEAD").trim();
  expect(languageStatus(root, "ca")).toContain("Páginas cuyo original ha cambiado después: 0.");
  writeFiles(root, { "content/es/blog/madera-al-sol.md": "---\ntitle: Otra\n---\n" });
  git("commit", "--quiet", "--all", "--message", "b");
  expect(languageStatus(root, "ca")).toContain(
    `Páginas cuyo original ha cambiado después: 1.\n- ${article}\n    git diff ${before} -- content/es/blog/madera-al-sol.md`,
  );
});

test("a language that the site does not have is refused in a sentence", () => {
  const root = makeFolder({ "locales/es.json": JSON.stringify({ language: { name: "Español", direction: "ltr" } }) });
  expect(languageStatus(root, undefined)).toContain("La web solo está en español.");
  expect(() => languageStatus(root, "francés")).toThrow("falta locales/fr.json");
  expect(() => languageStatus(root, "es")).toThrow("es el idioma original");
  expect(() => languageStatus(root, "zzz")).toThrow("«zzz» no es el código de ningún idioma");
});
