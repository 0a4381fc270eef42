import type { Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { expect, test } from "vitest";
import { Prose } from "#app/components/prose/prose.tsx";
import { type MarkdownContext, renderMarkdown } from "#app/content/markdown/markdown.ts";
import { parseMarkdown } from "#app/content/markdown/parse-markdown.ts";
import { findAll } from "#tests/site/html.ts";
import { markupOf } from "#tests/unit/markup-of.tsx";

const context: MarkdownContext = {
  // The value of a fact is text, whatever it looks like.
  facts: new Map([
    ["contacto.email", "<script>alert(1)</script>"],
    ["contacto.telefono", "javascript:alert(1)"],
  ]),
  localiseHref: (href) => href,
  picture: (source) => ({ src: `/images/${source}`, width: 1200, height: 800, colour: "#b19a83" }),
  words: {
    footnotes: "Notas",
    footnoteBack: (number) => `Volver a la ${number}`,
  },
};

/** Returns what a browser makes of a text: the whole way from its file to the page. */
function show(text: string): Root {
  const body = renderMarkdown(parseMarkdown(text), context);
  return fromHtml(markupOf(<Prose body={body} />), { fragment: true });
}

/** Elements that a text may become. */
const harmless = new Set(
  "div p h1 h2 h3 h4 h5 h6 ul ol li a em strong del code pre blockquote hr br table thead tbody tr th td sup sub section input span picture source img svg path use small figure figcaption".split(
    " ",
  ),
);
const urlProperties = ["href", "src", "srcSet", "action", "formAction", "xLinkHref", "data", "poster", "cite"];

/** Returns what of a page could run, load or look like something that the site has not made. */
function dangersOf(tree: Root): string[] {
  const dangers: string[] = [];
  for (const { tagName, properties } of findAll(tree, "*")) {
    if (!harmless.has(tagName)) dangers.push(`<${tagName}>`);
    for (const [name, value] of Object.entries(properties)) {
      // Our own, the colour of a picture's place.
      if (tagName === "img" && name === "style" && /^background-color:#[\da-f]{6}$/.test(String(value))) continue;
      if (/^on/i.test(name) || ["style", "srcDoc", "name", "is", "slot"].includes(name))
        dangers.push(`${tagName} ${name}`);
      // As browsers read URLs, which forgive control characters and spaces.
      const url = [...String(value)].filter((sign) => sign > " ").join("");
      const isSafe = /^(?:https?:|mailto:|tel:|ircs?:|xmpp:|\/|#|[^:]*$|[^:]*[/?#])/i.test(url);
      if (urlProperties.includes(name) && !isSafe) dangers.push(`${tagName} ${name}=${url}`);
    }
  }
  return dangers;
}

const inline = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<svg onload=alert(1)>",
  "<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
  '<meta http-equiv="refresh" content="0; url=//evil.example">',
  "<style>@import '//evil.example/x.css';</style>",
  "<noscript><p title='</noscript><img src=x onerror=alert(1)>'></noscript>",
  "<a href=javascript:alert(1)>x</a>",
  "<a id=pageData>x</a>",
];

const urls = [
  "javascript:alert(1)",
  "&#106;avascript:alert(1)",
  "data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==",
];

const markdown = [
  ...urls.flatMap((url) => [`[x](<${url}>)`, `[x]: <${url}>\n\n[x]`, `<${url}>`]),
  "[x](\u0001javascript:alert(1))",
  "[x](https://a.example 'x\" onclick=\"alert(1)')",
  "[![x](javascript:alert(1))](javascript:alert(1))",
  '```"><script>alert(1)</script>\nx\n```',
  "| <script>alert(1)</script> | b |\n|---|--:|\n| <img src=x onerror=alert(1)> | [x](javascript:alert(1)) |",
  "x[^1]\n\n[^1]: <img src=x onerror=alert(1)> [x](javascript:alert(1))",
  'x[^"><script>alert(1)</script>]\n\n[^"><script>alert(1)</script>]: y',
  "Escribe a {{contacto.email}}.",
  "[x]({{contacto.telefono}})",
  "[{{contacto.email}}](tel:{{contacto.telefono}})",
];

test.each(inline)("%s in a text runs, loads and styles nothing", (attack) => {
  const places = [attack, `Uno ${attack} dos.`, `- ${attack}`, `## ${attack}`];
  for (const text of [...places, `| a |\n|---|\n| ${attack.replaceAll("|", "")} |`, `x[^1]\n\n[^1]: ${attack}`])
    expect(dangersOf(show(text)), text).toEqual([]);
});

test.each(markdown)("%s runs, loads and styles nothing", (text) => {
  expect(dangersOf(show(text))).toEqual([]);
});

test("what is refused is noticed", () => {
  const refused = fromHtml('<a href=" java\tscript:x" onclick=y style=z>a</a><iframe src="data:,x"></iframe>', {
    fragment: true,
  });
  expect(dangersOf(refused)).toEqual(["a href=javascript:x", "a onClick", "a style", "<iframe>", "iframe src=data:,x"]);
});
