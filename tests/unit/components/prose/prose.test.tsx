import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { Prose } from "#app/components/prose/prose.tsx";
import type { MarkdownBody } from "#app/content/markdown/markdown.ts";
import { fixture } from "#tests/site/fixture-site.ts";

function render(body: MarkdownBody): string {
  const router = createMemoryRouter([{ path: "/", element: <Prose body={body} /> }]);
  return renderToStaticMarkup(
    <I18nextProvider i18n={fixture.locales.i18n("es")}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
}

test("elements, words and props come out as they are written", () => {
  const list = { tag: "ul", children: [{ tag: "li", children: ["Dos"] }, "\n", { tag: "li", children: ["Tres"] }] };
  expect(
    render([{ tag: "h2", props: { id: "uno" }, children: ["Uno ", { tag: "em", children: ["más"] }] }, list]),
  ).toBe('<div class="prose"><h2 id="uno">Uno <em>más</em></h2><ul><li>Dos</li>\n<li>Tres</li></ul></div>');
  expect(render([{ tag: "p", children: ["<b>no</b>"] }, { tag: "hr" }])).toBe(
    '<div class="prose"><p>&lt;b&gt;no&lt;/b&gt;</p><hr/></div>',
  );
});

test("a table gets a frame that scrolls", () => {
  const cell = { tag: "td", props: { className: "prose__right" }, children: ["1"] };
  const row = { tag: "tr", children: [cell, { tag: "td", children: ["2"] }] };
  expect(render([{ tag: "table", children: [{ tag: "tbody", children: [row] }] }])).toMatch(
    /<div class="prose__table"[^>]*><table><tbody><tr><td class="prose__right">1<\/td><td>2<\/td><\/tr>/,
  );
});

test("a picture becomes a picture of the site, in its place among the words", () => {
  const picture = {
    src: "/images/cutaways/house.0a1b2c3d4e",
    width: 1280,
    height: 960,
    colour: "#f7f0e6",
    alt: "Casa",
  };
  const html = render([{ tag: "p", children: ["Uno ", { picture }, " dos"] }]);
  expect(html).toMatch(/<p>Uno <picture.*<img [^>]*alt="Casa" width="1280" height="960".*<\/picture> dos<\/p>/);
});

test("a picture is as wide as its place: among words, alone or beside another one", () => {
  const picture = { src: "/images/a.0a1b2c3d4e", width: 1280, height: 960, colour: "#f7f0e6", alt: "Casa" };
  const sizes = (slot?: "text" | "textPair") =>
    /sizes="([^"]*)"/.exec(render([{ tag: "figure", children: [{ picture, ...(slot && { slot }) }] }]))?.[1];
  expect(sizes()).toContain("34rem");
  expect(sizes("text")).toContain("970px");
  expect(sizes("textPair")).toContain("473px");
});

test("a link out of the site and one within it both lead where they say", () => {
  const link = (href: string) => ({ tag: "a", props: { href, title: "t" }, children: ["a"] });
  expect(render([{ tag: "p", children: [link("/contacto"), link("tel:+34978000111")] }])).toBe(
    '<div class="prose"><p><a title="t" href="/contacto" data-discover="true">a</a>' +
      '<a href="tel:+34978000111" title="t">a</a></p></div>',
  );
});
