import type { Nodes } from "hast";
import { beforeAll, expect, test } from "vitest";
import { flatStrings } from "#app/i18n/string-groups.ts";
import { listFiles } from "#tests/site/built-site.ts";
import { attributeOf, findAll, findOne, textOf } from "#tests/site/html.ts";
import { mainOf, textsOf } from "#tests/site/page-parts.ts";
import { type GrownSite, languageOf, openGrownSite, pathOf } from "./grown-site.ts";
import { readScripts } from "./read-scripts.ts";

// In which language each text of a page is, and how figures, days and numbers of things are written there.

let grown: GrownSite;

beforeAll(() => {
  grown = openGrownSite();
});

/** A text of a page with the language that the nearest element around it names. */
interface SpokenText {
  readonly lang: string;
  readonly text: string;
}

/**
 * Elements without texts that could say their language: head and scripts, and what describes a drawing, where names in
 * Spanish stand within an English sentence.
 */
const notSpoken = new Set(["script", "style", "head", "desc"]);

/** Returns every text that is read on a page. */
function spokenTexts(node: Nodes, lang = ""): SpokenText[] {
  if (node.type === "text") return node.value.trim() === "" ? [] : [{ lang, text: node.value.trim() }];
  if (!("children" in node) || (node.type === "element" && notSpoken.has(node.tagName))) return [];
  const own = node.type === "element" ? attributeOf(node, "lang") : undefined;
  return node.children.flatMap((child) => spokenTexts(child, own ?? lang));
}

function textsByPage(locale: string): [string, SpokenText[]][] {
  return grown.htmlFiles
    .filter((file) => languageOf(file) === locale)
    .map((file) => [file, spokenTexts(grown.page(pathOf(file)))]);
}

/** Words that only one of the two languages has. */
const spanishWord = /[¿¡«]|(?<!\p{L})(?:el|los|las|del|que|con|para|una|por|desde|hasta|sobre|se|su|más)(?!\p{L})/iu;
const englishWord = /\b(?:the|and|with|of|this|your|we|our)\b/i;

test("on an English page all that is Spanish says so, and nothing else does", () => {
  const issues = textsByPage("en").flatMap(([file, texts]) =>
    texts
      .filter(({ lang, text }) => (lang === "es" ? englishWord : spanishWord).test(text))
      .map(({ lang, text }) => `${file} ${lang}: ${text}`),
  );
  expect(issues).toEqual([]);
  const languages = textsByPage("en").flatMap(([, texts]) => texts.map(({ lang }) => lang));
  expect(languages.filter((lang) => lang === "es").length).toBeGreaterThan(500);
  expect(languages.filter((lang) => lang === "en").length).toBeGreaterThan(500);
});

test.each(["ar", "ca"])("%s: every string that the language lacks is shown as Spanish, and no other", (locale) => {
  const { own } = grown.site.locales.strings(locale);
  const ownTexts = new Set([...flatStrings(own)].map(([, text]) => text));
  const spanish = new Set([...flatStrings(grown.site.locales.strings("es").own)].map(([, text]) => text));
  const lacking = [...spanish].filter((text) => !ownTexts.has(text) && /\p{L}{3}/u.test(text) && !text.includes("{{"));
  const strings = new Set(lacking);
  const texts = textsByPage(locale).flatMap(([file, found]) => found.map((one) => ({ file, ...one })));
  expect(texts.filter(({ text, lang }) => strings.has(text) && lang !== "es")).toEqual([]);
  // «Blog» is the same word in both.
  expect(texts.filter(({ text, lang }) => ownTexts.has(text) && !spanish.has(text) && lang !== locale)).toEqual([]);
  expect(texts.filter(({ text }) => strings.has(text)).length).toBeGreaterThan(500);
});

test("title and description of a page say that they are Spanish where they stand in for others", () => {
  const languages = (path: string) =>
    ["title", 'meta[name="description"]', 'meta[property="og:title"]'].map((selector) =>
      attributeOf(findOne(grown.page(path), selector), "lang"),
    );
  expect(languages("/ca/lum-norte")).toEqual(["es", "es", "es"]);
  expect(languages("/en/contact")).toEqual([undefined, undefined, undefined]);
  expect(languages("/contacto")).toEqual([undefined, undefined, undefined]);
  for (const file of grown.htmlFiles)
    expect([file, findAll(grown.page(pathOf(file)), "head > title").length]).toEqual([file, 1]);
});

test("what is Spanish is read from left to right, in Arabic too", () => {
  const marked = grown.htmlFiles
    .filter((file) => languageOf(file) === "ar")
    // The words of a row of drawings are its name alone, which is read aloud: the row itself goes as the page does.
    .flatMap((file) => findAll(findOne(grown.page(pathOf(file)), "body"), '[lang="es"]:not([hreflang], [role="img"])'));
  expect(marked.length).toBeGreaterThan(500);
  expect(marked.filter((element) => attributeOf(element, "dir") !== "ltr").map(textOf)).toEqual([]);
});

test("a page without a translation shows its body as Spanish; one with a translation, only what it lacks", () => {
  for (const path of ["/en/blog/cuentas-claras", "/ar/blog/nuevo"]) {
    const texts = findAll(grown.page(path), ".prose").flatMap((prose) => spokenTexts(prose));
    expect(texts.length).toBeGreaterThan(2);
    expect(texts.filter(({ lang }) => lang !== "es")).toEqual([]);
  }
  expect(findAll(grown.page("/en/blog/permits-without-hurry"), '.prose[lang="es"], .prose [lang="es"]')).toEqual([]);
  // The lists of `content/site.yaml`, which has one language.
  const product = mainOf(grown.page("/en/products/lum-norte"));
  expect(textsOf(product, 'li > [lang="es"]')).toEqual(
    expect.arrayContaining(["Bastidor de acero.", "Transporte y grúa."]),
  );
  expect(textOf(product)).toContain("A single partition separates the living room from the bathroom.");
});

test("figures and days are written as the language of their text writes them", () => {
  const words = (path: string) => textOf(mainOf(grown.page(path)));
  expect(words("/en/lum-norte")).toContain("LUM|NORTE measures 6.0 × 3.2 m and covers 19.20 m². It has");
  expect(words("/en/lum-norte")).toContain(
    "The guide price is €24,000, at €1,250/m² (taxes as stated in the quotation).",
  );
  expect(words("/en")).toContain("up to 30%");
  expect(words("/en/blog/cuentas-claras")).toContain("Partimos de 1.250 €/m² (impuestos según presupuesto).");
  expect(words("/ca/lum-sur")).toContain("56.250 €");
  const day = (path: string) => textsOf(grown.page(path), "time")[0];
  expect(["/en", "/ca", "/ar"].map((language) => day(`${language}/blog/nuevo`))).toEqual([
    "20 June 2024",
    "20 de juny del 2024",
    expect.stringContaining("يونيو"),
  ]);
  // No English price within a Spanish text, nor the other way round.
  const mixed = textsByPage("en").flatMap(([, texts]) =>
    texts.filter(({ lang, text }) => (lang === "es" ? /€\s?\d/ : /\d\s?€/).test(text)),
  );
  expect(mixed).toEqual([]);
});

test("numbers of things have the plural form of their language", () => {
  const count = (path: string) => textOf(mainOf(grown.page(path)));
  expect(count("/en/blog/topic/pruebas")).toContain("10 articles");
  expect(count("/ar/blog/tema/pruebas")).toContain("10 مقالات");
  expect(textsOf(mainOf(grown.page("/ca/blog/tema/pruebas")), '[lang="es"]')).toContain("10 artículos");
});

test("the marks of Spanish texts are in data for scripts alone", () => {
  const markup = (text: string) => text.replaceAll(/<script\b.*?<\/script>/gs, "");
  const files = listFiles(grown.client).filter((file) => /\.(?:html|xml|txt|webmanifest)$|_redirects$/.test(file));
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => /[\uE010\uE011]/.test(markup(grown.read(file))))).toEqual([]);
});

test("each further language has one file of strings, and a complete one nothing of the original", () => {
  const scripts = [...readScripts(grown)];
  const samples = {
    ar: "انتقل إلى المحتوى",
    ca: "Vés al contingut",
    en: "Skip to content",
    "en-XA": "[Šåļţåŕ åļ çöñţéñîðö",
    "entry.client": "Saltar al contenido",
  };
  for (const [name, sample] of Object.entries(samples)) {
    const holders = scripts.filter(([, text]) => text.includes(sample)).map(([file]) => file);
    expect(holders).toEqual([expect.stringMatching(new RegExp(`^${name}-[\\w-]{8}\\.js$`))]);
  }
  const [, english = ""] = scripts.find(([file]) => /^en-[\w-]{8}\.js$/.test(file)) ?? [];
  expect(english).toContain("Send message");
  expect(english).not.toMatch(/[\uE010¿¡]/);
});
