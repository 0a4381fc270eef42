import { expect, test } from "vitest";
import { listHeadings } from "#app/components/long-text/list-headings.ts";
import { splitBody } from "#app/components/long-text/split-body.ts";

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

/** Blocks by their tags, each numbered so that a test sees which one it is. */
const body = (tags: string) => tags.split(" ").map((tag, index) => ({ tag, props: { id: `${tag}-${index}` } }));

const split = (tags: string, count: number) =>
  splitBody(body(tags), count).map((part) => part.map(({ tag }) => tag).join(" "));

test("a text is cut below its chapters' headings, as evenly as they allow", () => {
  expect(split("p h2 p h2 p p h2 p h2 p p", 3)).toEqual(["p h2 p h2", "p p h2", "p h2 p p"]);
  expect(split("p p p p h2 p p p", 2)).toEqual(["p p p p h2", "p p p"]);
});

test("no picture is put right beside one of the text, while there are other places", () => {
  expect(split("p h2 figure p h2 p p h2 p", 2)).toEqual(["p h2 figure p h2", "p p h2 p"]);
  expect(split("p p div p p p", 2)).toEqual(["p p div p", "p p"]);
  expect(split("p h2 figure p p p", 2)).toEqual(["p h2 figure p", "p p"]);
  expect(split("figure p figure", 2).join(" ").trim()).toBe("figure p figure");
  expect(split("figure figure", 2)).toHaveLength(2);
});

test("nothing gets lost, and what a short text has nothing for is empty", () => {
  expect(splitBody(body("h2 p h2 p p"), 3).flat()).toEqual(body("h2 p h2 p p"));
  expect(split("p", 3).filter((part) => part !== "")).toEqual(["p"]);
  expect(split("p", 3)).toHaveLength(3);
  expect(splitBody([], 2)).toEqual([[], []]);
});
