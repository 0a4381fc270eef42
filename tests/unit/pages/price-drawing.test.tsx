import { expect, test } from "vitest";
import type { PriceContents } from "#app/content/price-contents.ts";
import { frontElevation } from "#app/floor-plan/elevation.ts";
import {
  describePriceDrawing,
  type PriceDrawingData,
} from "#app/pages/product/price-contents/describe-price-drawing.ts";
import { labelledWidth, labelPlaces } from "#app/pages/product/price-contents/label-places.ts";
import { partPaths } from "#app/pages/product/price-contents/part-paths.ts";
import { PriceContents as PriceContentsSection } from "#app/pages/product/price-contents/price-contents.tsx";
import { PriceDrawing } from "#app/pages/product/price-contents/price-drawing.tsx";
import { lShape, smallPlan } from "#tests/unit/floor-plan/small-plan.ts";
import { markupOf } from "#tests/unit/markup-of.tsx";

const house = frontElevation(smallPlan());

function render(contents: Pick<PriceContents, "included" | "excluded">): string {
  const drawing = describePriceDrawing(house, contents);
  return markupOf(drawing && <PriceDrawing {...drawing} />);
}

/** The parts that are drawn or labelled, each with whether it is apart. */
const drawn = (html: string) =>
  [...html.matchAll(/price-drawing__part price-drawing__part--(\w+)( price-drawing__part--apart)?/g)].map(
    ([, part, apart]) => [part, apart !== undefined],
  );

test("parts charged apart are drawn in broken lines, included parts in full ones, and nothing else is drawn", () => {
  const html = render({
    included: [{ name: "Bastidor", part: "structure" }, { name: "Zapatas", part: "foundation" }, { name: "Baño" }],
    excluded: [{ name: "Camión y grúa", part: "transport" }, { name: "Licencia" }],
  });
  expect(drawn(html)).toEqual([
    ["structure", false],
    ["foundation", false],
    ["transport", true],
  ]);
  const labels = [...html.matchAll(/<span class="price-drawing__name">([^<]*)</g)].map(([, name]) => name);
  expect(labels).toEqual(["Bastidor", "Zapatas", "Camión y grúa"]);
});

test("lists that name no part of it have no drawing, and nothing explains its lines", () => {
  const contents = { included: [{ name: "Bastidor" }], excluded: [{ name: "Licencia" }] };
  expect(render(contents)).toBe("");
  const sectionWith = (drawing: PriceDrawingData | null, isSample: boolean) =>
    markupOf(<PriceContentsSection {...contents} drawing={drawing} isSample={isSample} measures={null} />);
  expect(sectionWith(null, false)).not.toMatch(/Trazo|Lista de ejemplo/);
  expect(sectionWith(null, true)).toContain("Lista de ejemplo");
  expect(sectionWith(null, true)).not.toContain("Trazo");
  const drawing = describePriceDrawing(house, { ...contents, excluded: [{ name: "Zapatas", part: "foundation" }] });
  expect(sectionWith(drawing, false)).toMatch(/Trazo lleno.*Trazo discontinuo/);
});

test("what is drawn has the same number in the drawing and in its list, and what is not drawn has none", () => {
  const contents = {
    included: [{ name: "Baño" }, { name: "Bastidor", part: "structure" as const }],
    excluded: [{ name: "Licencia" }, { name: "Zapatas", part: "foundation" as const }],
  };
  const drawing = describePriceDrawing(house, contents);
  const html = markupOf(<PriceContentsSection {...contents} drawing={drawing} isSample={false} measures={null} />);
  const numbers = [...html.matchAll(/<span class="part-number"[^>]*>(\d)</g)].map(([, number]) => number);
  expect(numbers).toEqual(["1", "2", "1", "2"]);
  expect(
    [...html.matchAll(/<li[^>]*>([^<]*?) ?<(?:span[^>]*>(\d))?/g)].map(([, name, number]) => [name, number]),
  ).toEqual([
    ["Baño", undefined],
    ["Bastidor", "1"],
    ["Licencia", undefined],
    ["Zapatas", "2"],
  ]);
});

test("footings are below the feet, and slings reach both ends of its roof", () => {
  const { foundation, transport } = partPaths(house);
  // The feet are at 300, 3,000 and 5,700 mm.
  expect(foundation?.path.match(/M-?\d+ 60/g)).toEqual(["M0 60", "M2700 60", "M5400 60"]);
  expect(transport?.path).toContain("L700 -3260");
  expect(transport?.path).toContain("L5300 -3260");
});

test("of a building of two modules the longer one is drawn, because each is lifted by itself", () => {
  const angled = frontElevation(smallPlan({ outline: lShape }));
  const [longest = 0] = angled.bodies.map(({ width }) => width).toSorted((one, other) => other - one);
  const drawing = describePriceDrawing(angled, { included: [{ name: "Bastidor", part: "structure" }], excluded: [] });
  expect(longest).toBeLessThan(angled.length);
  expect(drawing?.elevation).toMatchObject({
    length: longest,
    bodies: [{ from: 0, width: longest, freeLeft: true, freeRight: true }],
  });
});

test("the deck lies before the sliding doors, and is left out where none opens to the front", () => {
  const { deck } = partPaths(house);
  // The door ends at 3,500 mm.
  expect(deck?.overBase).toBe("M0 -365H3700V-235H0");
  const [, window] = smallPlan().openings;
  const blind = frontElevation(smallPlan({ openings: window ? [window] : [] }));
  const deckAlone = { included: [], excluded: [{ name: "Porche", part: "deck" as const }] };
  expect(describePriceDrawing(house, deckAlone)?.parts.map(({ name }) => name)).toEqual(["Porche"]);
  expect(describePriceDrawing(blind, deckAlone)).toBeNull();
});

test("the label of the glass leads to the last pane, or to the middle of a front without any", () => {
  const openings = smallPlan().openings.filter(({ kind }) => kind === "window");
  const blind = frontElevation(smallPlan({ openings }));
  expect([house, blind].map((each) => labelPlaces(each).glazing.from)).toEqual([2000, 3000]);
});

test("labels are within the drawing, whose middle is that of the building, however long that is", () => {
  for (const length of [6000, 10_700, 14_000]) {
    const elevation = frontElevation(smallPlan({}, length));
    const half = labelledWidth(elevation) / 2;
    const [left, right] = [length / 2 - half, length / 2 + half];
    for (const { x, side, room } of Object.values(labelPlaces(elevation))) {
      expect(room).toBeGreaterThan(1000);
      const isLeftwards = side === "before" || side === "corner";
      expect(isLeftwards ? x - room : x).toBeGreaterThanOrEqual(left);
      expect(isLeftwards ? x : x + room).toBeLessThanOrEqual(right);
    }
  }
});
