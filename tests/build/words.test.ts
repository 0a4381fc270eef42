import { expect, test } from "vitest";
import { pageKeys } from "#app/content/collections.ts";
import { getContent } from "#app/content/content.server.ts";
import { parseMarkdown } from "#app/content/markdown/markdown.ts";
import { fillPlaceholders } from "#app/content/placeholders.ts";
import { textFields } from "#app/content/walk-fields.ts";
import { pathToOf } from "#app/routing/site-paths.server.ts";
import { readPage } from "#tests/site/built-pages.ts";
import { collapse, elementsOf, type HtmlElement, textOf } from "#tests/site/html.ts";
import { markdownTexts } from "./markdown-texts.ts";

const content = getContent("es");
const pathTo = pathToOf("es");

/** Fields whose texts are no words: names of files, pages and things, or data of a drawing. */
const notWords = new Set(
  ["src", "href", "icon", "model", "id", "room", "topic", "date", "updated", "imperial", "tileName"].concat(
    // What drawings are made of; the page lists the rooms with their areas.
    ["furniture", "partitions", "openings", "doors", "boundaries", "cladding"],
    // By which the assistant finds a question; the page does not say them.
    ["keywords"],
  ),
);

interface Source {
  readonly path: string;
  readonly data: unknown;
  readonly body: string;
}

const fixedPages = pageKeys.map((key): Source => {
  const { data, body } = content.page(key);
  return { path: pathTo(key), data, body };
});
const models = content
  .models()
  .flatMap(({ slug, data: { product, presentation, images, plans, name }, body }): Source[] => [
    { path: pathTo("model", { slug }), data: { name, presentation }, body: "" },
    { path: pathTo("product", { slug }), data: { name, product, images, plans }, body },
  ]);
const posts = content.posts().map(({ slug, data, body }): Source => ({ path: pathTo("post", { slug }), data, body }));
const stories = content
  .stories()
  .map(({ slug, data, body }): Source => ({ path: pathTo("story", { slug }), data, body }));
const questions = content
  .faq()
  .map(({ data: { items }, body }): Source => ({ path: pathTo("contact"), data: items, body }));
const legal = content.legal().map(({ id, data, body }): Source => {
  const key = (["privacy", "terms", "legal-notice", "cookies", "accessibility"] as const).find((name) => name === id);
  if (!key) throw new Error(`No page shows content/es/legal/${id}.md.`);
  return { path: pathTo(key), data, body };
});

test.each([...fixedPages, ...models, ...posts, ...stories, ...questions, ...legal])(
  "$path holds every word of its content file before any script has run",
  ({ path, data, body }) => {
    const page = wordsOf(readPage(path));
    const fields = textFields(data).filter(
      ({ path: fieldPath }) => !fieldPath.some((name) => notWords.has(String(name))),
    );
    const paragraphs = fields.flatMap(({ text }) => text.split(/\n\s*\n/));
    const texts = [...paragraphs, ...markdownTexts(parseMarkdown(body))].map((text) =>
      collapse(fillPlaceholders(text, content.facts())),
    );
    expect(texts.length).toBeGreaterThan(1);
    expect(texts.filter((text) => !page.includes(text))).toEqual([]);
  },
);

/** What a page says to readers, listeners and search engines. */
function wordsOf(html: HtmlElement): string {
  const attributes = elementsOf(html).flatMap((element) =>
    ["alt", "aria-label", "content"].flatMap((name) => element.attributes[name] ?? []),
  );
  return [textOf(html), ...attributes.map(collapse)].join("\n");
}
