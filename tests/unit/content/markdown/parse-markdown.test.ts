import fc from "fast-check";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { expect, test } from "vitest";
import { parseMarkdown } from "#app/content/markdown/parse-markdown.ts";
import { holdsFor, textOf } from "#tests/unit/any-text.ts";

const full = unified().use(remarkParse).use(remarkGfm).freeze();

/** What looks like a bare address, whole or in part, and what may stand beside it. */
const pieces = [
  "**fuerte** ",
  "[enlace](/contacto)",
  "[^1]",
  "`código`",
  "\\.com",
  "w\\ww.ejemplo.com ",
  "ww",
  "w.ejemplo.com ",
  "htt",
  "p://ejemplo.com ",
  "HTTPS://ejemplo.com/a?b=c ",
  "www&#46;ejemplo.com ",
  "&#119;ww.ejemplo.com ",
  "ana",
  "@ejemplo.es",
  "&commat;ejemplo.es",
  "mailto:ana@ejemplo.es ",
  "<https://ejemplo.com>",
  "\n\n",
  "\n\n| a | b |\n|---|:-:|\n| c | d |\n\n",
  "\n\n[^1]: Nota.\n\n[ref]: /faq\n\n",
];

test("every text has the tree that remark-gfm makes of it, whichever parser is taken", () => {
  holdsFor(
    fc.property(textOf(pieces, 7), (text) => {
      expect(parseMarkdown(text)).toEqual(full.parse(text));
    }),
  );
});
