import { expect, test } from "vitest";
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
