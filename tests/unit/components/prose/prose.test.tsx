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

test("the mark of a claim's note is a raised link to its ground", () => {
  expect(render([{ tag: "p", children: ["Un 40 % menos\uE000, y antes."] }])).toMatch(
    /menos<sup class="claim-note"><a [^>]*href="\/terminos#nota-ahorro"[^>]*>.*<\/a><\/sup>, y antes\.<\/p>/,
  );
});

test("a table gets a frame that scrolls", () => {
  const cell = { tag: "td", props: { className: "prose__right" }, children: ["1"] };
  const row = { tag: "tr", children: [cell, { tag: "td", children: ["2"] }] };
  expect(render([{ tag: "table", children: [{ tag: "tbody", children: [row] }] }])).toMatch(
    /<div class="prose__table"[^>]*><table><tbody><tr><td class="prose__right">1<\/td><td>2<\/td><\/tr>/,
  );
});

test("a picture is as wide as its place: among words, alone or beside another one", () => {
  const picture = { src: "/images/a.0a1b2c3d4e", width: 1280, height: 960, colour: "#f7f0e6", alt: "Casa" };
  const sizes = (slot?: "text" | "textPair") =>
    /sizes="([^"]*)"/.exec(render([{ tag: "figure", children: [{ picture, ...(slot && { slot }) }] }]))?.[1];
  expect(sizes()).toContain("34rem");
  expect(sizes("text")).toContain("970px");
  expect(sizes("textPair")).toContain("473px");
});
