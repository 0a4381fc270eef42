import { expect, test } from "vitest";
import { answerPath } from "#scripts/serve/site-paths.ts";

const files = new Set([
  "/404.html",
  "/assets/root-1a2b.js",
  "/blog.html",
  "/blog/404.html",
  "/blog/casas-de-1.300-euros.html",
  "/blog/uno.data",
  "/contacto.html",
  "/guia/index.html",
  "/images/año 1.webp",
  "/index.html",
]);

test.each([
  ["/", "/index.html"],
  ["/contacto", "/contacto.html"],
  ["/blog/casas-de-1.300-euros", "/blog/casas-de-1.300-euros.html"],
  ["/guia", "/guia/index.html"],
  ["/images/a%C3%B1o%201.webp", "/images/año 1.webp"],
  ["/images/an%CC%83o%201.webp", "/images/año 1.webp"],
])("%s is the file %s", (path, file) => {
  expect(answerPath(path, files)).toEqual({ kind: "file", file });
});

test.each([
  ["/contacto/", "/contacto"],
  ["/contacto.html", "/contacto"],
  ["//contacto", "/contacto"],
  ["/index.html", "/"],
])("%s moves to %s", (path, location) => {
  expect(answerPath(path, files)).toEqual({ kind: "redirect", location });
});

test.each([
  ["/nada", "/404.html"],
  ["/Contacto", "/404.html"],
  ["/blog/nada", "/blog/404.html"],
  ["/blog/nada/mas/hondo", "/blog/404.html"],
  ["/blog/casas-de-1.400-euros", "/blog/404.html"],
  ["/404", "/404.html"],
  ["/blog/404", "/blog/404.html"],
  ["//evil.example/", "/404.html"],
  ["/%5Cevil.example/", "/404.html"],
  ["/..%2f..%2fetc%2fpasswd", "/404.html"],
  ["/contacto%00", "/404.html"],
])("%s does not exist and shows %s", (path, page) => {
  expect(answerPath(path, files)).toEqual({ kind: "missing", page });
});

test.each(["/x.js", "/x.data", "/blog/nada.data", "/images/nada.webp", "/.env", "//evil.example"])(
  "%s asks for a file that does not exist and shows no page",
  (path) => {
    expect(answerPath(path, files)).toEqual({ kind: "missing", page: undefined });
  },
);

test.each(["/%", "/%zz", "/%E0%A4%A"])("%s is malformed", (path) => {
  expect(answerPath(path, files)).toEqual({ kind: "malformed" });
});

test.each([
  ["/blog/viejo", "/blog/uno"],
  ["//blog//viejo", "/blog/uno"],
  ["/catalogo/a%C3%B1o.pdf", "/catalogo/a%C3%B1o%20nuevo.pdf"],
])("%s, the earlier path of a page, has moved to %s", (path, location) => {
  const redirects = new Map([
    ["/blog/viejo", "/blog/uno"],
    ["/catalogo/año.pdf", "/catalogo/año nuevo.pdf"],
  ]);
  expect(answerPath(path, files, redirects)).toEqual({ kind: "moved", location });
});
