import type { Nodes } from "hast";
import { expect, test } from "vitest";
import { attributeOf, findAll, textOf } from "#tests/site/html.ts";
import { mainOf, textsOf } from "#tests/site/page-parts.ts";
import { languageOf, openGrownSite, pathOf } from "./grown-site.ts";
import { readScripts } from "./read-scripts.ts";

// The language of a page's texts, and the forms of its figures, days and numbers of things.

const grown = openGrownSite();

/** A text of a page with the language that the nearest element around it names. */
interface SpokenText {
  readonly lang: string;
  readonly text: string;
}

/** Elements without texts that are read. */
const notSpoken = new Set(["script", "style", "head", "desc"]);

/** Returns every text that is read on a page. */
function spokenTexts(node: Nodes, lang = ""): SpokenText[] {
  if (node.type === "text") return node.value.trim() === "" ? [] : [{ lang, text: node.value.trim() }];
  if (!("children" in node) || (node.type === "element" && notSpoken.has(node.tagName))) return [];
  const own = node.type === "element" ? attributeOf(node, "lang") : undefined;
  return node.children.flatMap((child) => spokenTexts(child, own ?? lang));
}

/** Words that only one of the two languages has. */
const spanishWord = /[¿¡]|(?<!\p{L})(?:el|los|las|del|para|una|por|desde|hasta)(?!\p{L})/iu;
const englishWord = /\b(?:the|and|with|of|this|your|we|our)\b/i;

test("an untranslated page is Spanish in its body only, if its language has all strings", () => {
  const files = grown.htmlFiles.filter((file) => languageOf(file) === "en");
  const texts = files.flatMap((file) => {
    const page = grown.page(pathOf(file));
    return findAll(page, ".untranslated").length > 0 ? spokenTexts(page) : [];
  });
  const wrong = texts.filter(({ lang, text }) => (lang === "es" ? englishWord : spanishWord).test(text));
  // Names of Spanish pages in the breadcrumbs.
  expect(wrong.filter(({ lang }) => lang === "es")).toEqual([]);
  expect(new Set(texts.map(({ lang }) => lang))).toEqual(new Set(["en", "es", "ar", "ar-XB", "ca"]));
  expect(texts.filter(({ lang }) => lang === "es").length).toBeGreaterThan(500);
});

test("figures and days are written as the language of a page's body writes them", () => {
  const words = (path: string) => textOf(mainOf(grown.page(path)));
  expect(words("/en/lum-norte")).toContain("LUM|NORTE measures 6.0 × 3.2 m and covers 19.20 m². It has");
  expect(words("/en/lum-norte")).toContain("The guide price is €25,286, at €1,317/m² (including 10% VAT).");
  expect(words("/en")).toContain("up to 30%");
  expect(words("/en/blog/cuentas-claras")).toContain("Partimos de 1.317 €/m² (IVA del 10 % incluido).");
  expect(words("/ca/lum-sur")).toContain("59.265 €");
  const day = (path: string) => textsOf(grown.page(path), "time")[0];
  expect(["/en", "/ca", "/ar"].map((language) => day(`${language}/blog/nuevo`))).toEqual(
    Array(3).fill("20 de junio de 2024"),
  );
  expect(day("/en/blog/permits-without-hurry")).toMatch(/^\d+ [A-Z][a-z]+ \d{4}$/);
});

test("each further language has one file of strings, its own alone", () => {
  const scripts = [...readScripts(grown)];
  const samples = {
    "ar-XB": "Saaltaar aal coonteeniidoo",
    ca: "Vés al contingut",
    en: "Skip to content",
    "entry.client": "Saltar al contenido",
  };
  for (const [name, sample] of Object.entries(samples)) {
    const holders = scripts.filter(([, text]) => text.includes(sample)).map(([file]) => file);
    expect(holders).toEqual([expect.stringMatching(new RegExp(`^${name}-[\\w-]{8}\\.js$`))]);
  }
  const [, english = ""] = scripts.find(([, text]) => text.includes(samples.en)) ?? [];
  expect(english).toContain("Send message");
  expect(english).not.toMatch(/[¿¡]/);
});
