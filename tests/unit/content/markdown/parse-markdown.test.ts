import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { expect, test } from "vitest";
import { parseMarkdown } from "#app/content/markdown/parse-markdown.ts";
import { withoutLiteralLinks } from "#app/content/markdown/without-literal-links.ts";
import { fixtureRoot } from "#tests/site/fixture-site.ts";

const full = unified().use(remarkParse).use(remarkGfm).freeze();
const plain = unified().use(remarkParse).use(remarkGfm).use(withoutLiteralLinks).freeze();

// Each may stand beside each other one.
const pieces = [
  "palabra ",
  "**fuerte**",
  "_suave_ ",
  "~~tachado~~",
  "[enlace](/contacto)",
  "[ref]",
  "[^1]",
  "`código`",
  "\\@",
  "\\.com",
  "w\\ww.ejemplo.com ",
  "ww",
  "w.ejemplo.com ",
  "htt",
  "p://ejemplo.com ",
  "HTTPS://ejemplo.com/a?b=c ",
  "www.ejemplo.com. ",
  "www&#46;ejemplo.com ",
  "&#119;ww.ejemplo.com ",
  "ana",
  "@ejemplo.es",
  "&commat;ejemplo.es",
  "mailto:ana@ejemplo.es ",
  "<https://ejemplo.com>",
  "{{precio.metro}} ",
  "\n",
  "\n\n",
  "\n- punto\n- [ ] tarea\n",
  "\n\n| a | b |\n|---|:-:|\n| c | d |\n\n",
  "\n\n## Título\n\n",
  "\n\n[^1]: Nota.\n\n[ref]: /faq\n\n",
  "<b>html</b>",
];

/** Returns texts of random pieces, the same in every run. */
function randomTexts(count: number): string[] {
  let seed = 12;
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + next(7) }, () => pieces[next(pieces.length)]).join(""),
  );
}

test("every text has the tree that remark-gfm makes of it, whichever parser is taken", () => {
  const written = readdirSync(join(fixtureRoot, "content"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => readFileSync(join(fixtureRoot, "content", name), "utf8"));
  const differs = (text: string) => !isDeepStrictEqual(parseMarkdown(text), full.parse(text));
  expect([...randomTexts(2000), ...written].filter(differs)).toEqual([]);
});

test("only links of bare addresses are taken out", () => {
  const text =
    "www.ejemplo.com, ana@ejemplo.es, https://ejemplo.com, <https://ejemplo.com>, ~~no~~[^1]\n\n[^1]: Uno.\n";
  const tree = JSON.stringify(plain.parse(text));
  expect(tree.match(/"type":"link"/g)).toHaveLength(1);
  expect(JSON.stringify(full.parse(text)).match(/"type":"link"/g)).toHaveLength(4);
  expect(tree).toContain('"type":"delete"');
  expect(tree).toContain('"type":"footnoteDefinition"');
});
