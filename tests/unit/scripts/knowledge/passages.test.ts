import { expect, test } from "vitest";
import type { MarkdownBody } from "#app/content/markdown/markdown.ts";
import { bodyPassages } from "#scripts/knowledge/body-passages.ts";
import { pagePassages } from "#scripts/knowledge/page-passages.ts";

const page = { page: "Financiación", path: "/financiacion" };
const passage = { ...page, isAnswer: false };

test("whatever has a heading and words is a passage, however deep it stands", () => {
  const fields = {
    options: { title: "Formas", cards: [{ title: "Leasing", text: "En cuotas.", image: { src: "a.jpg", alt: "b" } }] },
    lists: [{ title: "Ventajas", items: ["Una.", "Otra."] }],
    steps: [{ name: "Estudio", intro: "Primero.", text: "Después." }],
  };
  expect(pagePassages(fields, page)).toEqual([
    { ...passage, title: "Leasing", text: "En cuotas." },
    { ...passage, title: "Ventajas", text: "Una. Otra." },
    { ...passage, title: "Estudio", text: "Primero. Después." },
  ]);
});

test("a body is split at its headings, in words alone, and the rows of a table are sentences", () => {
  const body: MarkdownBody = [
    { tag: "p", children: ["Antes de todo, ", { tag: "strong", children: ["esto"] }, "."] },
    { tag: "h2", props: { id: "a" }, children: ["La ", { tag: "em", children: ["cuenta"] }] },
    { tag: "ul", children: ["\n", { tag: "li", children: ["Uno."] }, "\n", { tag: "li", children: ["Dos."] }, "\n"] },
    { tag: "p", children: [{ picture: { src: "x", alt: "no", width: 1, height: 1, colour: "#fff" } }] },
    {
      tag: "table",
      children: [
        {
          tag: "tr",
          children: [
            { tag: "th", children: ["Modelo"] },
            { tag: "th", children: ["Precio"] },
          ],
        },
        {
          tag: "tr",
          children: [
            { tag: "td", children: ["ONE"] },
            { tag: "td", children: ["25.308\u00A0€"] },
          ],
        },
      ],
    },
    { tag: "h3", children: ["Vacío"] },
  ];
  expect(bodyPassages(body, page)).toEqual([
    { ...passage, title: "Financiación", text: "Antes de todo, esto." },
    { ...passage, title: "La cuenta", text: "Uno. Dos. Modelo: ONE; Precio: 25.308\u00A0€." },
  ]);
  expect(bodyPassages(null, page)).toEqual([]);
});
