import { expect, test } from "vitest";
import { type NewNames, rewriteLinks } from "#scripts/rename/rewrite-links.ts";

const article: NewNames = {
  origin: "https://www.lum.example",
  paths: new Map([["/blog/viejo", "/blog/nuevo"]]),
  files: new Map([["content/es/blog/viejo.md", "content/es/blog/nuevo.md"]]),
  model: undefined,
};

const model: NewNames = {
  origin: "https://www.lum.example",
  paths: new Map([
    ["/lum-sur", "/lum-mar"],
    ["/productos/lum-sur", "/productos/lum-mar"],
    ["/catalogo/lum-sur.pdf", "/catalogo/lum-mar.pdf"],
  ]),
  files: new Map([["content/es/models/lum-sur.md", "content/es/models/lum-mar.md"]]),
  model: { from: "lum-sur", to: "lum-mar" },
};

test.each([
  ["[Uno](/blog/viejo)", "[Uno](/blog/nuevo)"],
  ["[Uno](/blog/viejo/)", "[Uno](/blog/nuevo/)"],
  ["[Uno](/blog/viejo#los-gastos)", "[Uno](/blog/nuevo#los-gastos)"],
  ["[Uno](/blog/viejo?de=aqui#a 'Título')", "[Uno](/blog/nuevo?de=aqui#a 'Título')"],
  ["[Uno](</blog/viejo>)", "[Uno](</blog/nuevo>)"],
  ["[ref]: /blog/viejo", "[ref]: /blog/nuevo"],
  ["href: /blog/viejo\n", "href: /blog/nuevo\n"],
  ['{ href: "/blog/viejo", label: Ver }', '{ href: "/blog/nuevo", label: Ver }'],
  ["Está en /blog/viejo.", "Está en /blog/nuevo."],
  ["https://www.lum.example/blog/viejo", "https://www.lum.example/blog/nuevo"],
  ["Se escribe en content/es/blog/viejo.md.", "Se escribe en content/es/blog/nuevo.md."],
])("%j gets the new path of an article", (before, after) => {
  expect(rewriteLinks(before, article)).toEqual({ text: after, places: 1 });
});

test.each([
  "[Otro](/blog/viejo-y-nuevo)",
  "[Otro](/blog/viejos)",
  "[Otro](/blog/viejo/mas)",
  "[Otro](/xx/blog/viejo)",
  "[Otro](https://otra.example/blog/viejo)",
  "![Foto](images/blog/viejo.jpg)",
  "![Foto](/blog/viejo.jpg)",
  "Un blog/viejo cualquiera, un viejo y aliases: [viejo]",
  "content/es/blog/muy-viejo.md",
])("%j stays as it is", (text) => {
  expect(rewriteLinks(text, article)).toEqual({ text, places: 0 });
});

test("a model has new paths, and a new name in fields, placeholders and links to the form", () => {
  const before = `---
title: lum-sur # model: lum-sur
model: lum-sur
cards:
  - { title: "Uno", model: "lum-sur" }
  - title: Dos
    model: lum-sur-grande
src: exteriors/lum-sur.jpg
more: { href: "/contacto?modelo=lum-sur&de=aqui", model: 'lum-sur' }
---
Mide {{modelos.lum-sur.medidas}}, cuesta {{ (modelos.lum-sur.precio + modelos.lum-norte.precio) / 2 }} y
{{modelos.lum-sur-grande.precio}}; [ficha](/productos/lum-sur), [modelo](/lum-sur), [PDF](/catalogo/lum-sur.pdf),
[otro](/contacto?modelo=lum-sur-grande). model: lum-sur
`;
  const { text, places } = rewriteLinks(before, model);
  expect(text).toBe(`---
title: lum-sur # model: lum-sur
model: lum-mar
cards:
  - { title: "Uno", model: lum-mar }
  - title: Dos
    model: lum-sur-grande
src: exteriors/lum-sur.jpg
more: { href: "/contacto?modelo=lum-mar&de=aqui", model: lum-mar }
---
Mide {{modelos.lum-mar.medidas}}, cuesta {{ (modelos.lum-mar.precio + modelos.lum-norte.precio) / 2 }} y
{{modelos.lum-sur-grande.precio}}; [ficha](/productos/lum-mar), [modelo](/lum-mar), [PDF](/catalogo/lum-mar.pdf),
[otro](/contacto?modelo=lum-sur-grande). model: lum-sur
`);
  expect(places).toBe(9);
});

test("an expression that names a model twice changes twice, and site.yaml is YAML as a whole", () => {
  expect(rewriteLinks('a: "{{modelos.lum-sur.precio - modelos.lum-sur.superficie}}"\nmodel: lum-sur\n', model)).toEqual(
    {
      text: 'a: "{{modelos.lum-mar.precio - modelos.lum-mar.superficie}}"\nmodel: lum-mar\n',
      places: 3,
    },
  );
});

test("a text without any front matter and one that is not YAML come through", () => {
  for (const text of ["", "# LEEME\n\n`model: lum-sur`\n", "---\na: [\n---\n"]) {
    expect(rewriteLinks(text, model)).toEqual({ text, places: 0 });
  }
});
