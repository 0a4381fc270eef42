import { expect, test } from "vitest";
import { listHeadings } from "#app/components/long-text/list-headings.ts";

test("chapters are listed with all their words, smaller headings and other blocks are not", () => {
  const emphasis = { tag: "em", children: ["dos ", { tag: "strong", children: ["tres"] }] };
  expect(
    listHeadings([
      { tag: "p", children: ["Antes"] },
      { tag: "h2", props: { id: "uno" }, children: ["Uno, ", emphasis] },
      { tag: "h3", props: { id: "menor" }, children: ["Menor"] },
      { tag: "h2", children: ["Sin nombre"] },
      { tag: "h2", props: { id: "cuatro" }, children: ["Cuatro"] },
    ]),
  ).toEqual([
    { id: "uno", text: "Uno, dos tres" },
    { id: "cuatro", text: "Cuatro" },
  ]);
});
