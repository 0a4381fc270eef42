import rehypeSlug from "rehype-slug";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { expect, test } from "vitest";
import { headingIds } from "#app/content/markdown/markdown.ts";
import { parseMarkdown } from "#app/content/markdown/parse-markdown.ts";

/** Returns the ids of the headings in the whole page of a body. */
function idsOfPage(body: string): unknown[] {
  const ids: unknown[] = [];
  visit(unified().use(remarkRehype).use(rehypeSlug).runSync(parseMarkdown(body)), "element", (element) => {
    if (/^h[1-6]$/.test(element.tagName)) ids.push(element.properties.id);
  });
  return ids;
}

test.each([
  ["repeated ones", "## Uno\n\nTexto.\n\n## Uno\n\n### Dos\n\n## Uno 1\n"],
  ["marks, code and links", "## **Uno** `dos` [tres](/faq) ~~no~~\n"],
  ["links and pictures by reference", "## [Uno][a] y ![dos][b]\n\n[a]: /faq\n\n## [Tres][c]\n\n[b]: uno.jpg\n"],
  ["some in lists, quotations and underlined", "- ## Uno\n  - # Dos\n\n> ## Tres\n\nCuatro\n===\n"],
  ["footnotes", "## Uno[^1]\n\nDos.\n\n[^1]: ## Tres\n\n## Cuatro\n"],
  ["HTML", "## Uno <b>dos</b>\n\n<h2>Tres</h2>\n"],
  ["none", "Uno.\n"],
])("headings have the ids of the whole page: %s", (_what, body) => {
  expect(headingIds(parseMarkdown(body))).toEqual(idsOfPage(body));
});
