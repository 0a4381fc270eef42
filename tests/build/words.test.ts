import type { Element, Nodes } from "hast";
import type { TFunction } from "i18next";
import { expect, test } from "vitest";
import { splitNotes } from "#app/content/claim-notes.ts";
import { setFigures } from "#app/content/figures/set-figures.ts";
import { fillPlaceholders } from "#app/content/placeholders.ts";
import { textFields } from "#app/content/walk-fields.ts";
import type { PublicPath } from "#app/routing/list-paths.ts";
import type { Site } from "#app/site/site.server.ts";
import { attributeOf, collapse, findAll, textOf } from "#tests/site/html.ts";
import { attributesOf, mainOf } from "#tests/site/page-parts.ts";
import { frozenSite, testDocuments } from "./built-sites.ts";
import { markdownTexts } from "./markdown-texts.ts";
import { contentOf } from "./page-content.ts";

/** Fields whose texts are no words: names of files, pages and things, or data of a drawing. */
const notWords = new Set(
  [
    "src",
    "href",
    "lang",
    "aliases",
    "icon",
    "kind",
    "model",
    "id",
    "room",
    "topic",
    "date",
    "updated",
    "imperial",
  ].concat(
    // The data of drawings; the page lists the rooms with their areas.
    ["furniture", "partitions", "openings", "doors", "cladding"],
    // The date and hash of a lawyer's review.
    ["reviewed"],
    // By which the assistant finds a question; the page does not say them.
    ["asked", "askedInBody"],
  ),
);

testDocuments("every word of a page's content is in the page before any script runs", ({ html, page }, tested) => {
  if (!page) return [];
  const shown = wordsOf(html);
  return textsOf(tested.site, page).filter((text) => !shown.includes(text));
});

testDocuments("no word is glued to a figure, and no element within a line swallows the space beside it", ({ html }) => {
  const main = mainOf(html);
  // Notes are numbered behind the word they explain; addresses of files and mail have figures within.
  const glued = textOf(withoutNotes(main)).match(/(?<![\p{L}\d@./:-]\S*)\p{Ll}{2,}\d\S*|\d\p{Ll}{3,}/gu) ?? [];
  return [...glued, ...findAll(main, lineElements).map(rawWords).filter(hasOuterSpace)];
});

/** Elements within a line. Drawn as a box of its own, one that begins or ends with a space would lose it. */
const lineElements = "a, b, em, i, small, span, strong";

function hasOuterSpace(words: string): boolean {
  return /^\s+\S|\S\s+$/u.test(words);
}

function rawWords(node: Nodes): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(rawWords).join("") : "";
}

/** A copy of a part of the page without its numbers of notes. */
function withoutNotes(root: Element): Element {
  const copy = structuredClone(root);
  for (const note of findAll(copy, "sup")) note.children = [];
  return copy;
}

/** Every text that a page has to show, as it is read. */
function textsOf(site: Site, page: PublicPath): string[] {
  const { content, t } = site.edition(page.locale);
  const { data, tree } = contentOf(site, page);
  const questions = page.key === "faq" ? content.entries("faq").map((entry) => entry.data.items) : [];
  const fields = textFields([data, ...questions]).filter(
    ({ path }) => !path.some((name) => notWords.has(String(name))),
  );
  const paragraphs = fields.flatMap(({ text }) => text.split(/\n\s*\n/));
  return [...paragraphs, ...(tree ? markdownTexts(tree()) : [])].map((text) =>
    collapse(showNotes(setFigures(fillPlaceholders(text, content.facts())), t)),
  );
}

/** Returns a text with the words of the links that its notes of claims become. */
function showNotes(text: string, t: TFunction): string {
  const link = `${t("claims.mark")}${t("claims.note")}`;
  return splitNotes(text)
    .map((piece) => (typeof piece === "string" ? piece : link))
    .join("");
}

/** Returns the words of a page for readers, listeners and search engines. */
function wordsOf(html: Nodes): string {
  const attributes = ["alt", "aria-label", "content"].flatMap((name) => attributesOf(html, `[${name}]`, name));
  return [textOf(html), ...attributes.map(collapse)].join("\n");
}

/** Characters for private use: the marks of notes, which the page makes links of. */
const mark = /\p{Co}/u;

// The data of a page, in scripts and `.data` files, has them: the browser makes the links once more.
testDocuments("no mark of a note is left in a page", ({ html }) => {
  const attributes = findAll(html, "*").flatMap(({ properties }) => Object.values(properties).map(String));
  return [textOf(html), ...attributes].filter((text) => mark.test(text)).map((text) => text.slice(0, 200));
});

testDocuments("every note leads to a ground on the page of terms", ({ html }, tested) =>
  findAll(html, ".claim-note a").flatMap((link) => {
    const [path = "", id = ""] = (attributeOf(link, "href") ?? "").split("#");
    return findAll(tested.page(path), `#${id} strong`).length === 1 ? [] : [`${path}#${id}`];
  }),
);

test("a claim with a ground has its note in lists, facts, answers and articles, one without has none", () => {
  const notesOf = (path: string) =>
    findAll(frozenSite.page(path), "main .claim-note a").map((link) => attributeOf(link, "href"));
  expect(notesOf("/")).toEqual(["/terminos#nota-ahorro", "/terminos#nota-soporte"]);
  expect(notesOf("/inversores")).toEqual(["/terminos#nota-ahorro"]);
  expect(notesOf("/modelos")).toEqual(["/terminos#nota-ahorro"]);
  expect(notesOf("/proceso")).toEqual(["/terminos#nota-soporte"]);
  expect(notesOf("/blog/cuentas-claras")).toEqual(["/terminos#nota-ahorro"]);
  expect(textOf(frozenSite.page("/terminos"))).toContain(
    "Soporte 24/7: Teléfono de ejemplo atendido por turnos. Comprobado el 4 de mayo de 2026.",
  );
  expect(findAll(frozenSite.page("/terminos"), "#nota-plazo, #nota-garantia")).toEqual([]);
});

testDocuments("a measure has a decimal comma", ({ html, locale }) =>
  locale === "es" ? (textOf(html).match(/\d\.\d{1,2}\s?m(?![\p{L}\p{N}])/gu) ?? []) : [],
);
