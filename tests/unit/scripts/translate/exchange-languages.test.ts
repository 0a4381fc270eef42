import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readLedger } from "#app/i18n/ledger.server.ts";
import { outdatedKeys, untranslatedKeys } from "#app/i18n/translation-state.ts";
import { exportLanguage } from "#scripts/translate/export-language.ts";
import { importLanguage } from "#scripts/translate/import-language.ts";
import { starterStrings } from "#scripts/translate/starter-strings.ts";
import { makeFolder, writeFiles } from "#tests/unit/scripts/make-folder.ts";

const spanish = {
  language: { name: "Español", direction: "ltr" },
  paths: { home: "", blog: "blog", post: "blog/:slug" },
  nav: { about: "Nosotros", home: "{{brand}}, inicio" },
  post: { minutes_one: "{{count}} minuto", minutes_other: "{{count}} minutos" },
};

function site(): string {
  const { strings, ledger } = starterStrings(spanish, { locale: "ar", name: "العربية", direction: "rtl" });
  return makeFolder({
    "locales/es.json": JSON.stringify(spanish),
    "locales/ar.json": JSON.stringify(strings, null, 2),
    "locales/status/ar.json": JSON.stringify(ledger),
  });
}

function json(root: string, file: string) {
  return JSON.parse(readFileSync(join(root, file), "utf8"));
}

/** Returns a PO file with these texts, by their keys: `[original, translation]`. */
function poFile(texts: Readonly<Record<string, readonly [string, string]>>, header = "Language: ar\\n"): string {
  const entries = Object.entries(texts).map(
    ([id, [original, translation]]) =>
      `msgctxt ${JSON.stringify(id)}\nmsgid ${JSON.stringify(original)}\nmsgstr ${JSON.stringify(translation)}\n`,
  );
  return `msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n${header}"\n\n${entries.join("\n")}`;
}

test("a PO file has every text with words, in the plural forms of the language, without copies of Spanish", async () => {
  const root = site();
  expect(await exportLanguage(root, "ar", { format: "po", pages: false })).toContain(
    "con 10 textos. Por traducir o revisar: 10.",
  );
  const text = readFileSync(join(root, ".local/ar.po"), "utf8");
  expect(text.match(/^msgctxt .*$/gm)).toEqual([
    'msgctxt "paths.blog"',
    'msgctxt "paths.post"',
    'msgctxt "nav.about"',
    'msgctxt "nav.home"',
    ...["zero", "one", "two", "few", "many", "other"].map((form) => `msgctxt "post.minutes_${form}"`),
  ]);
  expect(text.match(/^msgstr "[^"]/gm) ?? []).toEqual([]);
  expect(text).toContain("3, 4, 5, 6, 7");
});

test.each(["po", "xliff"] as const)(
  "what is translated in %s comes back into the file and its ledger",
  async (format) => {
    const root = site();
    await exportLanguage(root, "ar", { format, pages: false });
    const file = format === "po" ? ".local/ar.po" : ".local/ar.xlf";
    const before = readFileSync(join(root, file), "utf8");
    const after =
      format === "po"
        ? before.replace(/(msgid "Nosotros"\nmsgstr )""/, '$1"من نحن"')
        : before.replace(/(<source>Nosotros<\/source>\s*)<target><\/target>/, "$1<target>من نحن</target>");
    expect(after).not.toBe(before);
    writeFiles(root, { [file]: after });
    expect(await importLanguage(root, "ar", file)).toContain(
      "Textos recogidos y anotados: 1 (locales/ar.json, locales/status/ar.json).",
    );
    const translation = json(root, "locales/ar.json");
    expect(translation.nav.about).toBe("من نحن");
    const ledger = readLedger(root, "ar");
    expect(untranslatedKeys(spanish, translation, ledger).has("nav.about")).toBe(false);
    expect(untranslatedKeys(spanish, translation, ledger).size).toBe(4);
    expect(Object.keys(translation)).toEqual(["language", "paths", "nav", "post"]);
  },
);

test("a word that is the same in both languages is translated when its translator sends it", async () => {
  const root = site();
  writeFiles(root, { "a.po": poFile({ "paths.blog": ["blog", "blog"] }) });
  await importLanguage(root, "ar", "a.po");
  expect(untranslatedKeys(spanish, json(root, "locales/ar.json"), readLedger(root, "ar")).has("paths.blog")).toBe(
    false,
  );
});

test("a plural is translated when all its forms are, and the count may be left out of some", async () => {
  const root = site();
  const forms = ["zero", "one", "two", "few", "many"];
  const text = (form: string): readonly [string, string] => ["{{count}} minutos", `{{count}} ${form}`];
  const some = Object.fromEntries(forms.map((form) => [`post.minutes_${form}`, text(form)] as const));
  writeFiles(root, { "a.po": poFile({ ...some, "post.minutes_one": ["{{count}} minuto", "دقيقة"] }) });
  await importLanguage(root, "ar", "a.po");
  expect(untranslatedKeys(spanish, json(root, "locales/ar.json"), readLedger(root, "ar")).has("post.minutes")).toBe(
    true,
  );
  writeFiles(root, { "b.po": poFile({ "post.minutes_other": text("other") }) });
  await importLanguage(root, "ar", "b.po");
  const translation = json(root, "locales/ar.json");
  const ledger = readLedger(root, "ar");
  expect(untranslatedKeys(spanish, translation, ledger).has("post.minutes")).toBe(false);
  expect(outdatedKeys(spanish, translation, ledger).has("post.minutes")).toBe(false);
  expect(translation.post.minutes_one).toBe("دقيقة");
});

test("a translation of an earlier original is outdated", async () => {
  const root = site();
  writeFiles(root, { "a.po": poFile({ "nav.about": ["Quiénes somos", "من نحن"] }) });
  await importLanguage(root, "ar", "a.po");
  expect([...outdatedKeys(spanish, json(root, "locales/ar.json"), readLedger(root, "ar"))]).toEqual(["nav.about"]);
  await exportLanguage(root, "ar", { format: "po", pages: false });
  expect(readFileSync(join(root, ".local/ar.po"), "utf8")).toMatch(/#, fuzzy\nmsgctxt "nav\.about"/);
});

test("what nobody has looked at or translated stays as it is", async () => {
  const root = site();
  const before = readFileSync(join(root, "locales/ar.json"), "utf8");
  const text = poFile({ "nav.about": ["Nosotros", "من نحن"], "nav.home": ["{{brand}}, inicio", ""] });
  writeFiles(root, { "a.po": text.replace('msgctxt "nav.about"', '#, fuzzy\nmsgctxt "nav.about"') });
  await importLanguage(root, "ar", "a.po");
  expect(readFileSync(join(root, "locales/ar.json"), "utf8")).toBe(before);
});

test("a text that the file of the language lacks is added to it", async () => {
  const root = makeFolder({
    "locales/es.json": JSON.stringify(spanish),
    "locales/ar.json": '\uFEFF{\n  "language": { "name": "العربية", "direction": "rtl" }\n}\n',
    "a.po": poFile({ "nav.about": ["Nosotros", "من نحن"], "paths.post": ["blog/:slug", "mudawwana/:slug"] }),
  });
  await importLanguage(root, "ar", "a.po");
  expect(json(root, "locales/ar.json")).toEqual({
    language: { name: "العربية", direction: "rtl" },
    nav: { about: "من نحن" },
    paths: { post: "mudawwana/:slug" },
  });
});

test.each([
  ["nav.abuot", "Nosotros", "x", "¿Se llamaba «nav.about»?"],
  ["cli.serving", "La web", "x", "«cli.serving» no es el nombre de ningún texto"],
  ["", "La web", "x", "«» no es el nombre de ningún texto"],
  ["nav.about_one", "Nosotros", "x", "«nav.about_one» es una forma de plural que este idioma no tiene"],
  ["post.minutes", "{{count}} minutos", "x", "«post.minutes» es una forma de plural"],
  ["nav.home", "{{brand}}, inicio", "{{marca}}", "los mismos datos entre llaves que el original: {{brand}}"],
  ["post.minutes_few", "{{count}} minutos", "x", "los mismos datos entre llaves que el original: {{count}}"],
  ["nav.about", "Nosotros", "{{brand}}", "no puede llevar datos entre llaves"],
  ["paths.blog", "blog", "مدونة", "La dirección «مدونة» de «paths.blog» no sirve"],
  ["paths.blog", "blog", "es", "La dirección «es» de «paths.blog» no sirve"],
  ["paths.post", "blog/:slug", "blog", "La dirección «blog» de «paths.post» no sirve"],
])("%s: «%s» → «%s» is refused, and nothing is written", async (key, original, translation, sentence) => {
  const root = site();
  writeFiles(root, { "a.po": poFile({ "nav.about": ["Nosotros", "من نحن"], [key]: [original, translation] }) });
  const before = readFileSync(join(root, "locales/ar.json"), "utf8");
  await expect(importLanguage(root, "ar", "a.po")).rejects.toThrow(sentence);
  expect(readFileSync(join(root, "locales/ar.json"), "utf8")).toBe(before);
});

test.each([
  ["nada.po", "No existe nada.po"],
  ["latin.po", "No se puede leer latin.po"],
  ["roto.po", "no es un archivo PO ni XLIFF 2"],
  ["vacio.po", "no es un archivo PO ni XLIFF 2"],
  ["roto.xlf", "no es un archivo PO ni XLIFF 2"],
  ["viejo.xlf", "no es un archivo PO ni XLIFF 2"],
  ["cortado.xlf", "no es un archivo PO ni XLIFF 2"],
  ["fr.po", "dice «fr» y se esperaba «ar»"],
])("%s is refused", async (file, sentence) => {
  const root = site();
  writeFiles(root, {
    "latin.po": Buffer.from(poFile({ "nav.about": ["Nosotros", "ña"] }), "latin1"),
    "roto.po": 'msgid "a\nmsgstr',
    "vacio.po": "",
    "roto.xlf": "<xliff",
    "viejo.xlf": '<xliff version="1.2"><file></file></xliff>',
    "cortado.xlf": `<xliff version="2.0" srcLang="es" trgLang="ar"><file id="f"><unit id="nav.about">${"<segment><source>Nosotros</source><target>x</target></segment>".repeat(2)}</unit></file></xliff>`,
    "fr.po": poFile({ "nav.about": ["Nosotros", "x"] }, "Language: fr\\n"),
  });
  await expect(importLanguage(root, "ar", file)).rejects.toThrow(sentence);
});

test("files with the line ends of Windows come back with them", async () => {
  const root = makeFolder({
    "locales/es.json": JSON.stringify(spanish),
    "locales/ar.json": '{\r\n  "language": { "name": "العربية", "direction": "rtl" }\r\n}\r\n',
    "a.po": poFile({ "nav.about": ["Nosotros", "من نحن"] }).replaceAll("\n", "\r\n"),
  });
  await importLanguage(root, "ar", "a.po");
  const text = readFileSync(join(root, "locales/ar.json"), "utf8");
  expect(JSON.parse(text).nav).toEqual({ about: "من نحن" });
  expect(text.replaceAll("\r\n", "")).not.toContain("\n");
});

test("what an older file takes the place of is told in full", async () => {
  const root = site();
  writeFiles(root, { "a.po": poFile({ "nav.about": ["Nosotros", "من نحن"] }) });
  expect(await importLanguage(root, "ar", "a.po")).not.toContain("decía");
  writeFiles(root, { "b.po": poFile({ "nav.about": ["Nosotros", "عنا"], "nav.home": ["{{brand}}", "{{brand}}"] }) });
  const told = await importLanguage(root, "ar", "b.po");
  expect(told).toContain("Textos que ya estaban traducidos de otra manera: 1.");
  expect(told).toContain("- «nav.about» decía «من نحن» y ahora dice «عنا».");
});

test("a language that is not there, and the original, are refused", async () => {
  const root = site();
  await expect(exportLanguage(root, "fr", { format: "po", pages: false })).rejects.toThrow(
    "La web no está en francés («fr»)",
  );
  await expect(exportLanguage(root, "es", { format: "po", pages: false })).rejects.toThrow("es el idioma original");
  expect(existsSync(join(root, ".local"))).toBe(false);
});
