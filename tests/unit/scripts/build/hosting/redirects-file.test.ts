import { expect, test } from "vitest";
import { formatRedirects, parseRedirects } from "#scripts/build/hosting/redirects-file.ts";

test("what is written for hosts is read again", () => {
  const redirects = [
    { from: "/blog/viejo", to: "/blog/nuevo" },
    { from: "/catalogo/viejo.pdf", to: "/catalogo/nuevo.pdf" },
  ];
  const unknownPages = [
    { folder: "/blog/", file: "/blog/404.html" },
    { folder: "/", file: "/404.html" },
  ];
  const text = formatRedirects({ redirects, unknownPages });
  expect(text.split("\n")).toEqual([
    "/blog/viejo /blog/nuevo 301!",
    "/blog/viejo /blog/nuevo 301",
    "/catalogo/viejo.pdf /catalogo/nuevo.pdf 301!",
    "/catalogo/viejo.pdf /catalogo/nuevo.pdf 301",
    "/blog/* /blog/404.html 404",
    "",
  ]);
  expect([...parseRedirects(text)]).toEqual(redirects.map(({ from, to }) => [from, to]));
});

test("a line of another form, such as one that somebody has added, is left out", () => {
  expect([
    ...parseRedirects("# nota\n/a /b 302\n/* /index.html 200\n/a https://x.example 301\n\n/uno /dos 301"),
  ]).toEqual([["/uno", "/dos"]]);
});
