import { expect, test } from "vitest";
import { CardGrid } from "#app/components/cards/card-grid.tsx";
import { drawingShares } from "#app/components/cards/drawing-shares.ts";
import { arrowStep } from "#app/components/carousel/arrow-step.ts";
import { nearestSlot } from "#app/components/carousel/nearest-slot.ts";
import { ContentLink } from "#app/components/content-link/content-link.tsx";
import { listHeadings } from "#app/components/long-text/list-headings.ts";
import { splitBody } from "#app/components/long-text/split-body.ts";
import { Questions } from "#app/components/questions/questions.tsx";
import { SplitText } from "#app/components/split-text/split-text.tsx";
import { sizesOf } from "#app/pictures/picture-sizes.ts";
import { markupOf } from "#tests/unit/markup-of.tsx";

test("a grid has an item for each card, and none for a card that is not there", () => {
  const grid = markupOf(
    <CardGrid columns={4}>
      {[<p key="one">Uno</p>, <p key="two">Dos</p>]}
      {undefined}
    </CardGrid>,
  );
  expect(grid.match(/<li/g)).toHaveLength(2);
});

/** Buildings, and the part of its picture's width that the cutaway of one that size takes (measured in renders). */
const rendered = [
  { id: "small", measures: { length: 6.1, width: 3 }, part: 0.709 },
  { id: "middle", measures: { length: 7.6, width: 3.7 }, part: 0.763 },
  { id: "large", measures: { length: 10.7, width: 4.6 }, part: 0.834 },
];
const models = [...rendered, { id: "bespoke", measures: null }];

const sharesOf = (...ids: readonly string[]) =>
  drawingShares(
    ids.map((model) => ({ model })),
    models,
  );

test("boxes have the ratio of their real sizes, as wide as length and width together in isometric projection", () => {
  const shares = sharesOf(...rendered.map(({ id }) => id));
  const metres = rendered.map(
    ({ measures: { length, width }, part }, index) => (length + width) / ((shares[index] ?? 0) * part),
  );
  for (const each of metres) expect(each / (metres[0] ?? 0)).toBeCloseTo(1, 2);
});

test("a card is drawn by its own size if it has one, otherwise by that of its model", () => {
  const size = { length: 7.6, width: 3.7 };
  const cards = [{ model: "large" }, { model: "middle" }, { model: "bespoke", size }];
  const [large, middle, bespoke] = drawingShares(cards, models);
  expect(large).toBe(1);
  expect(bespoke).toBe(middle);
});

test("a bespoke building counts as one of the smallest, and alone fills its column", () => {
  const [small, large, bespoke] = sharesOf("small", "large", "bespoke");
  expect([small, bespoke]).toEqual([bespoke, small]);
  expect(large).toBe(1);
  expect(sharesOf("bespoke")).toEqual([1]);
});

test("an arrow goes on or back as the page is read; with a modifier it belongs to the browser", () => {
  const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
  const steps = (modifiers: object, direction: "ltr" | "rtl") =>
    ["ArrowRight", "ArrowLeft", "ArrowUp"].map((key) => arrowStep({ ...plain, ...modifiers, key }, direction));
  expect(steps({}, "ltr")).toEqual([1, -1, 0]);
  expect(steps({}, "rtl")).toEqual([-1, 1, 0]);
  for (const modifier of ["altKey", "ctrlKey", "metaKey", "shiftKey"]) {
    expect(steps({ [modifier]: true }, "ltr")).toEqual([0, 0, 0]);
  }
});

const row = { starts: [0, 1048, 2096, 3144, 4192], furthest: 3864 };

test("the slot whose start is nearest to the scroll position is the current one", () => {
  expect(nearestSlot({ ...row, position: 0 })).toBe(0);
  expect(nearestSlot({ ...row, position: 500 })).toBe(0);
  expect(nearestSlot({ ...row, position: 540 })).toBe(1);
  expect(nearestSlot({ ...row, position: 2095.5 })).toBe(2);
});

test("the last slot is the current one at the end of the row, although it never reaches the start", () => {
  expect(nearestSlot({ ...row, position: 3864 })).toBe(4);
  expect(nearestSlot({ ...row, position: 3863.4 })).toBe(4);
  expect(nearestSlot({ ...row, position: 3144 })).toBe(3);
});

test("the first slot stays the current one if all slots fit side by side", () => {
  expect(nearestSlot({ starts: [0, 300, 600], furthest: 0, position: 0 })).toBe(0);
});

test("a row written from right to left counts its positions below zero", () => {
  expect(nearestSlot({ starts: [0, -400, -800], furthest: 800, position: -410 })).toBe(1);
});

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

test("a text is cut below the first paragraph of its chapters, as evenly as they allow", () => {
  expect(split("p h2 p h2 p p h2 p h2 p p", 3)).toEqual(["p h2 p", "h2 p p h2 p", "h2 p p"]);
  expect(split("p p p p h2 p p p", 2)).toEqual(["p p p p h2 p", "p p"]);
});

test("a text is not cut above what a paragraph introduces, nor below a heading", () => {
  expect(split("p p h2 p ul h2 table p h3 p p p", 2)).toEqual(["p p h2 p ul h2 table p h3 p", "p p"]);
  expect(split("p p h2 ul p", 2)).toEqual(["p p", "h2 ul p"]);
});

test("no picture is put right beside one of the text, while there are other places", () => {
  expect(split("p h2 figure p h2 p p h2 p", 2)).toEqual(["p h2 figure p h2 p", "p h2 p"]);
  expect(split("p p div p p p", 2)).toEqual(["p p div p", "p p"]);
  expect(split("p h2 figure p p p", 2)).toEqual(["p h2 figure p", "p p"]);
  expect(split("figure p figure", 2).join(" ").trim()).toBe("figure p figure");
  expect(split("figure figure", 2)).toHaveLength(2);
});

test("no text is lost, and a short text leaves the last parts empty", () => {
  expect(splitBody(body("h2 p h2 p p"), 3).flat()).toEqual(body("h2 p h2 p p"));
  expect(split("p", 3).filter((part) => part !== "")).toEqual(["p"]);
  expect(split("p", 3)).toHaveLength(3);
  expect(splitBody([], 2)).toEqual([[], []]);
});

test("the first answer of a list is open where the page says so", () => {
  const questions = ["uno", "dos"].map((id) => ({ id, question: id, answer: id, more: null }));
  const rows = (isFirstOpen: boolean) =>
    markupOf(<Questions questions={questions} isFirstOpen={isFirstOpen} />).match(/<details[^>]* open|<details/g);
  expect(rows(true)).toEqual(['<details class="disclosure disclosure--question" open', "<details"]);
  expect(rows(false)).toEqual(["<details", "<details"]);
});

test("a link of the content to a file is no link of the router, which knows pages alone", () => {
  expect(markupOf(<ContentLink href="/catalogo.pdf">Catálogo</ContentLink>)).toMatch(/<a [^>]*href="\/catalogo.pdf"/);
});

test("a picture at least twice as wide as high spans a page above the words of its chapter", () => {
  const chapterOf = (width: number) => {
    const picture = { src: "/images/exteriors/bahia.1a1b2c3d4e", width, height: 960, colour: "#f7f0e6", alt: "Bahía" };
    const figure = { tag: "figure", children: [{ picture, slot: "text" as const }] };
    return markupOf(<SplitText body={[{ tag: "h2", children: ["Historia"] }, figure]} />);
  };
  expect(chapterOf(1920)).toContain("split-text__chapter--wide");
  expect(chapterOf(1920)).toContain(`sizes="${sizesOf("lead")}"`);
  expect(chapterOf(1900)).not.toContain("split-text__chapter--wide");
  expect(chapterOf(1900)).toContain(`sizes="${sizesOf("text")}"`);
});
