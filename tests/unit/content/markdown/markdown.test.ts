import { expect, test } from "vitest";
import { headingIds } from "#app/content/markdown/heading-ids.ts";
import { type MarkdownContext, pictureSources, renderMarkdown } from "#app/content/markdown/markdown.ts";
import { parseMarkdown } from "#app/content/markdown/parse-markdown.ts";
import type { ProseNode } from "#app/content/markdown/prose-nodes.ts";

const context: MarkdownContext = {
  facts: new Map([
    ["precio.metro", "900\u00A0€/m²"],
    ["contacto.email", "hola@mod.example"],
    ["contacto.telefono", "+34 978 000 111"],
    ["precio.incluye", ""],
    ["nota.ahorro", "\uE000"],
    ["nota.plazo", ""],
    ["raro", "<b>no</b> [no](/no)"],
  ]),
  localiseHref: (href) => (href.startsWith("/") ? `/xx${href}` : href),
  picture: (source) => ({ src: `/images/${source}`, width: 1200, height: 800, colour: "#b19a83" }),
  words: {
    footnotes: "Notas",
    footnoteBack: (number) => `Volver a la ${number}`,
  },
};

const render = (body: string) => renderMarkdown(parseMarkdown(body), context);

/** The data as compact HTML, props in order, so that a test can be read. */
function html(body: string): string {
  const write = (node: ProseNode): string => {
    if (typeof node === "string") return node;
    if ("picture" in node) return `<picture${attributes({ ...node.picture, slot: node.slot })}>`;
    const { tag, props = {}, children = [] } = node;
    return `<${tag}${attributes(props)}>${children.map(write).join("")}</${tag}>`;
  };
  const attributes = (props: object) =>
    Object.entries(props)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => ` ${name}=${JSON.stringify(value)}`)
      .join("");
  return render(body).map(write).join("").replaceAll("\n", "");
}

test("a paragraph or an item with a fact that is not given yet is left out whole", () => {
  const open = "Incluye **todo** {{precio.incluye}}.";
  expect(html(`Uno.\n\n${open}\n\nDos.`)).toBe("<p>Uno.</p><p>Dos.</p>");
  expect(html(`- Uno\n- ${open}\n`)).toBe("<ul><li>Uno</li></ul>");
  expect(html(`Uno.\n\n- ${open}\n`)).toBe("<p>Uno.</p>");
});

test("the note of a claim with a ground stays as its mark, except where no link can be", () => {
  expect(html("Un 40 % menos{{nota.ahorro}}, y antes{{nota.plazo}}.")).toBe(
    "<p>Un 40\u00A0% menos\uE000, y antes.</p>",
  );
  expect(html("[Un 40 % menos{{nota.ahorro}}](/blog)")).toBe('<p><a href="/xx/blog">Un 40\u00A0% menos</a></p>');
  expect(html("## Menos{{nota.ahorro}}")).toContain(">Menos</h2>");
});

test("cells of a table that is too wide for a phone have labels, but not those that are the title of a row", () => {
  const labels = (source: string) =>
    [...html(source).matchAll(/<td[^>]*?data-label="([^"]*)"/g)].map(([, label]) => label);
  expect(labels("| A | B | C |\n|---|---|---|\n| Uno | 2 | Tres |")).toEqual(["", "B", "C"]);
  expect(labels("| A | B | C | D |\n|---|---|---|---:|\n| 25 % | 2 | 3 | 4 |")).toEqual(["A", "B", "C", "D"]);
  expect(labels("| A | B | C |\n|---|---:|---:|\n| Uno | 2 | 3 |")).toEqual([]);
  expect(labels("| A | B |\n|---|---|\n| Uno | Dos |")).toEqual([]);
});

test("a table has the name of the heading above it", () => {
  const table = "\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n";
  const names = (source: string) => [...html(source).matchAll(/<table([^>]*)>/g)].map(([, attributes]) => attributes);
  expect(names(`${table}## Uno${table}### Ñandú\n\nTexto.${table}`)).toEqual([
    "",
    ' aria-labelledby="uno"',
    ' aria-labelledby="ñandú"',
  ]);
});

test("an email address or telephone number becomes a link", () => {
  expect(html("A {{contacto.email}} o al {{contacto.telefono}}.")).toBe(
    '<p>A <a href="mailto:hola@mod.example">hola@mod.example</a> o al <a href="tel:+34978000111">+34 978 000 111</a>.</p>',
  );
});

/** A picture of a file of this name, as `html` writes it. */
const picture = (name: string, slot: string) =>
  `<picture src="/images/a/${name}.jpg" width=1200 height=800 colour="#b19a83" alt="${name.toUpperCase()}" slot="${slot}">`;

test("a picture in a paragraph of its own is a figure, and its title the caption", () => {
  expect(html('Antes.\n\n![X](a/x.jpg "Mide 2 x 3 m, {{precio.metro}}")\n\n![Y](a/y.jpg)\n\nDespués.')).toBe(
    `<p>Antes.</p><figure className="figure">${picture("x", "text")}<figcaption className="figure__caption">` +
      "Mide 2\u202F×\u202F3\u00A0m, 900\u00A0€/m²</figcaption></figure>" +
      `<figure className="figure">${picture("y", "text")}</figure><p>Después.</p>`,
  );
  expect(html('![X](a/x.jpg " ")')).not.toContain("figcaption");
});

test("pictures that share a paragraph of their own are in a row", () => {
  for (const between of ["\n", " ", "  \n"]) {
    expect(html(`![X](a/x.jpg "Uno")${between}![Y](a/y.jpg)`)).toBe(
      `<div className="figure-row"><figure className="figure">${picture("x", "textPair")}` +
        '<figcaption className="figure__caption">Uno</figcaption></figure>' +
        `<figure className="figure">${picture("y", "textPair")}</figure></div>`,
    );
  }
});

test.each([
  ["words beside it", "![X](a/x.jpg) dos"],
  ["a table", "| ![X](a/x.jpg) |\n|---|\n"],
  ["a link", "[![X](a/x.jpg)](/blog)"],
])("a picture with %s is no figure", (_name, body) => {
  expect(html(body)).toContain('alt="X"');
  expect(html(body)).not.toContain("figure");
});

test("a tree stays as it is, so that every rendering of it is the same", () => {
  const tree = parseMarkdown(
    "## De {{precio.metro}}\n\nA {{contacto.email}}[^a], [b](/c){{raro}}.\n\n![d](a/b.jpg)\n\n[^a]: Nota {{precio.metro}}.\n",
  );
  const before = structuredClone(tree);
  const first = renderMarkdown(tree, context);
  headingIds(tree);
  pictureSources(tree);
  expect(tree).toEqual(before);
  expect(renderMarkdown(tree, context)).toEqual(first);
});

test("headings have the ids that are listed, whatever the facts in them", () => {
  const body = "## Desde {{precio.metro}}\n\n> ### Ñandú\n\n### Ñandú\n\nUna.[^a]\n\n[^a]: Dos.\n\n    #### Tres\n";
  const ids = headingIds(parseMarkdown(body));
  expect(ids).toEqual(["desde", "ñandú", "ñandú-1", "tres"]);
  expect([...html(body).matchAll(/<h\d id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    ...ids.slice(0, 3),
    "footnote-label",
    ...ids.slice(3),
  ]);
  expect(html(body)).toContain('<h2 id="desde">Desde 900\u00A0€/m²</h2>');
});

test("footnotes speak the language of the page, and lead there and back", () => {
  const page = html("Una.[^a]\n\nDos.[^año]\n\n[^a]: Primera.\n[^año]: Segunda.\n");
  expect(page).toContain('<h2 id="footnote-label">Notas</h2>');
  expect(page).toContain('aria-label="Volver a la 2"');
  expect(page).not.toMatch(/>Footnotes|Back to reference/);
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const targets = [...page.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
  expect(targets).toHaveLength(4);
  expect(ids).toEqual(expect.arrayContaining(targets));
});

test("a single tilde strikes nothing out", () => {
  expect(html("De ~20 cm a ~30 cm, y ~~no~~.")).toBe("<p>De ~20\u00A0cm a ~30\u00A0cm, y <del>no</del>.</p>");
});

test.each([
  ["https://a.example", "https://a.example"],
  ["WWW.a.example", "http://WWW.a.example"],
  ["a@a.example", "mailto:a@a.example"],
])("the bare address %s becomes a link without any other in the text", (words, href) => {
  expect(html(`En ${words} hay más.`)).toBe(`<p>En <a href="${href}">${words}</a> hay más.</p>`);
});

test("a bare address ends before the signs that end a quotation or a sentence", () => {
  const link = (url: string) => `<a href="${url}">${url}</a>`;
  const body = "En «https://a.example/b.», “https://a.example/c”, https://a.example/d… y https://a.example/e?f=1.";
  const [b, c, d, e] = ["b", "c", "d", "e?f=1"].map((end) => link(`https://a.example/${end}`));
  expect(html(body)).toBe(`<p>En «${b}.», “${c}”, ${d}… y ${e}.</p>`);
});

test("a picture of its own has its caption in a list and in a quotation too", () => {
  const picture = '![Uno](a.jpg "Pie")';
  for (const body of [`- ${picture}`, `- Mesa\n\n  ${picture}`, `> ${picture}`]) {
    expect(html(body)).toContain('<figcaption className="figure__caption">Pie</figcaption>');
  }
});
