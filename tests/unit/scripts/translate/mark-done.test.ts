import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readLedger } from "#app/i18n/ledger.server.ts";
import { untranslatedKeys } from "#app/i18n/translation-state.ts";
import { markDone } from "#scripts/translate/mark-done.ts";
import { starterStrings } from "#scripts/translate/starter-strings.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

const spanish = {
  language: { name: "Español", direction: "ltr" },
  nav: { about: "Nosotros", blog: "Blog", contact: "Contacto" },
  post: { minutes_one: "{{count}} minuto", minutes_other: "{{count}} minutos" },
};
const starter = starterStrings(spanish, { locale: "en", name: "English", direction: "ltr" });
const english = { ...starter.strings, nav: { about: "About us", blog: "Blog", contact: "Contacto" } };

function siteWith(translation: object, ledger?: object): string {
  return makeFolder({
    "locales/es.json": JSON.stringify(spanish),
    "locales/en.json": JSON.stringify(translation),
    ...(ledger && { "locales/status/en.json": JSON.stringify(ledger) }),
  });
}

const about = "content/en/pages/about.md";

test("a page is noted in its own front matter, and nothing else of it changes", () => {
  const before = "---\n# English\ntitle:   'About us' # short\n---\n\nText.\n";
  const root = copyFixtureSite({ "locales/en.json": "{}", [about]: before });
  expect(markDone(root, [about])).toBe(`Anotado: ${about} traduce el original tal como está ahora.`);
  const after = readFileSync(join(root, about), "utf8");
  const [start, middle = ""] = after.split("original:\n");
  expect(start).toBe("---\n# English\ntitle:   'About us' # short\n");
  expect(middle).toMatch(/^ {2}fields: "[0-9a-f]{12}"\n {2}sections:\n( {4}".*": "[0-9a-f]{12}"\n)+---\n\nText\.\n$/);
  for (const name of [`./${about}`, about.replaceAll("/", "\\"), join(root, about)]) markDone(root, [name]);
  expect(readFileSync(join(root, about), "utf8")).toBe(after);
});

test("of a page without a body of its own only the fields are noted", () => {
  const root = copyFixtureSite({ "locales/en.json": "{}", [about]: "---\ntitle: About us\n---\n" });
  expect(markDone(root, [about])).toContain("sigue sin traducir");
  expect(readFileSync(join(root, about), "utf8")).not.toContain("sections");
});

test("all pages of a folder are noted together", () => {
  const home = "content/en/pages/home.md";
  const page = "---\ntitle: English\n---\n";
  const root = copyFixtureSite({ "locales/en.json": "{}", [about]: page, [home]: page });
  expect(markDone(root, ["content/en/"])).toBe(
    [
      "Anotadas las páginas de content/en, que traducen el original tal como está ahora: 2.",
      "En content/en quedan páginas con el texto de debajo de los datos sin traducir: 1.",
    ].join("\n"),
  );
  for (const file of [about, home]) expect(readFileSync(join(root, file), "utf8")).toContain("original:\n");
  mkdirSync(join(root, "content/en/legal"));
  expect(() => markDone(root, ["content/en/legal"])).toThrow("En content/en/legal no hay ninguna página traducida.");
});

test("a page that has no body in Spanish is noted whole", () => {
  const home = "content/en/pages/home.md";
  const root = copyFixtureSite({ "locales/en.json": "{}", [home]: "---\ntitle: Home\n---\n" });
  expect(markDone(root, [home])).toBe(`Anotado: ${home} traduce el original tal como está ahora.`);
});

test.each([
  ["content/es/pages/about.md", "es un original"],
  ["content/en/pages/abuot.md", "¿Querías decir content/en/pages/about.md?"],
  ["content/en/pages/terms.md", "No existe content/en/pages/terms.md."],
  ["content/en/palabras.txt", "no es un texto que se traduzca"],
  ["content/en/pages/contact.md", "No se puede leer content/en/pages/contact.md"],
  ["content/en/blog/nada.md", "No se puede leer content/es/blog/nada.md"],
  ["README.md", "«README.md» no es una página traducida"],
  ["fr", "«fr» no es una página traducida"],
  ["nav.blog", "«nav.blog» no es una página traducida"],
  ["es", "locales/es.json es el original"],
])("«%s» is refused, and what else was named is not noted", (word, sentence) => {
  const page = "---\ntitle: About us\n---\n";
  const files = { "content/en/pages/contact.md": "---\ntitle: [\n---\n", "content/en/blog/nada.md": page };
  const root = copyFixtureSite({ "locales/en.json": "{}", [about]: page, ...files });
  expect(() => markDone(root, [about, word])).toThrow(sentence);
  expect(readFileSync(join(root, about), "utf8")).toBe(page);
});

test("of the strings of a language those that are translated are noted", () => {
  const root = siteWith(english, starter.ledger);
  const told = markDone(root, ["locales/en.json"]);
  expect(told).toContain("textos: 1");
  expect(told).toContain("done locales/en.json nav.blog");
  const ledger = readLedger(root, "en");
  expect([...untranslatedKeys(spanish, english, ledger)]).toEqual(["nav.blog", "nav.contact", "post.minutes"]);
  expect(ledger?.keys["nav.about"]).toMatch(/^[0-9a-f]{12}$/);
  expect(Object.keys(ledger?.copies ?? {})).toEqual(["nav.blog", "nav.contact", "post.minutes"]);
});

test("a word that is the same in both languages is noted by its name, and so are groups and plural forms", () => {
  const root = siteWith(english, starter.ledger);
  markDone(root, ["en", "nav.blog", "post.minutes_other"]);
  expect([...untranslatedKeys(spanish, english, readLedger(root, "en"))]).toEqual(["nav.contact"]);
  markDone(root, ["en", "nav"]);
  expect([...untranslatedKeys(spanish, english, readLedger(root, "en"))]).toEqual([]);
});

test("a language without a ledger gets one", () => {
  const root = siteWith(spanish);
  markDone(root, ["en"]);
  expect(Object.keys(readLedger(root, "en")?.keys ?? {})).toEqual([
    "nav.about",
    "nav.blog",
    "nav.contact",
    "post.minutes",
  ]);
});

test("keys that are gone leave the ledger", () => {
  const root = siteWith(spanish, { keys: { "nav.gone": "ab", "nav.blog": "cd" }, copies: { "nav.gone": "ab" } });
  markDone(root, ["en", "nav.about"]);
  const { keys, copies } = readLedger(root, "en") ?? { keys: {} };
  expect(Object.keys(keys)).toEqual(["nav.about", "nav.blog"]);
  expect(keys["nav.blog"]).toBe("cd");
  expect(copies).toEqual({});
});

test.each([
  [["nav.abuot"], "¿Querías decir «nav.about»?"],
  [["cli.serving"], "Ningún texto del original se llama «cli.serving»"],
  [["language.name"], "Ningún texto del original se llama «language.name»"],
  [["nav.blog", "post"], "tradúcelo primero"],
])("the keys %j are refused", (keys, sentence) => {
  const root = siteWith({ nav: { blog: "Blog" } });
  expect(() => markDone(root, ["en", ...keys])).toThrow(sentence);
  expect(readLedger(root, "en")).toBeUndefined();
});

test("a ledger that nobody can read is not written over", () => {
  const root = siteWith(english);
  const broken = makeFolder({
    "locales/es.json": JSON.stringify(spanish),
    "locales/en.json": JSON.stringify(english),
    "locales/status/en.json": "<<<<<<< HEAD",
  });
  expect(() => markDone(broken, ["en"])).toThrow("No se entiende locales/status/en.json");
  expect(markDone(root, ["en"])).toContain("Anotado");
});
