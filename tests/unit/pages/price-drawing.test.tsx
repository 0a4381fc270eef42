import { expect, test } from "vitest";
import type { PriceContents } from "#app/content/price-contents.ts";
import { placeDeck } from "#app/floor-plan/deck.ts";
import { type Elevation, frontElevation } from "#app/floor-plan/elevation.ts";
import { feetBelow } from "#app/floor-plan/feet.ts";
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

test("the ground is drawn in the stroke of its list", () => {
  const land = { name: "Terreno", part: "land" as const };
  const ground = /price-drawing__part--apart"><path d="M-1350 0H7350"/;
  expect(render({ included: [], excluded: [land] })).toMatch(ground);
  expect(render({ included: [land], excluded: [] })).not.toMatch(ground);
  const unnamed = 'class="scale-drawing__ground" d="M-1350 0h8700"';
  expect(render({ included: [land], excluded: [] })).not.toContain(unnamed);
  expect(render({ included: [{ name: "Bastidor", part: "structure" }], excluded: [] })).toContain(unnamed);
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
  expect(foundation?.match(/M-?\d+ 60/g)).toEqual(["M0 60", "M2700 60", "M5400 60"]);
  expect(transport).toContain("L700 -3260");
  expect(transport).toContain("L5300 -3260");
});

test("of a building of two modules the crane holds the longer one, because each is lifted by itself", () => {
  const angled = frontElevation(smallPlan({ outline: lShape }));
  const longest = angled.bodies.toSorted((one, other) => other.width - one.width)[0];
  if (!longest) throw new Error("The building has no front.");
  expect(longest.width).toBeLessThan(angled.length);
  const { transport, foundation } = partPaths(angled);
  expect(transport).toContain(`M${longest.from + longest.width / 2} `);
  expect(transport).toContain(`L${longest.from + longest.width - 700} -3260`);
  // Both stand on footings.
  expect(foundation?.match(/M/g)).toHaveLength(angled.bodies.flatMap(({ width }) => feetBelow(width)).length);
});

test("the deck lies before the sliding doors, below the steel base, and is left out where none opens to the front", () => {
  const { deck } = partPaths(house);
  // The door ends at 3,500 mm.
  expect(deck).toContain("M-270 0V-200H3700V0");
  const [, window] = smallPlan().openings;
  const blind = frontElevation(smallPlan({ openings: window ? [window] : [] }));
  const deckAlone = { included: [], excluded: [{ name: "Porche", part: "deck" as const }] };
  expect(describePriceDrawing(house, deckAlone)?.parts.map(({ name }) => name)).toEqual(["Porche"]);
  expect(describePriceDrawing(blind, deckAlone)).toBeNull();
});

test("the label of the deck leads to the deck, also before one door at the end and before the far wing of an L", () => {
  const [body] = house.bodies;
  const door = body?.openings.find(({ sill }) => sill === 0);
  if (!body || !door) throw new Error("The front of the house has no door.");
  const fronts: readonly Elevation[] = [
    house,
    { ...house, bodies: [{ ...body, openings: [{ ...door, from: 100, width: 1000 }] }] },
    {
      length: 9000,
      bodies: [
        { ...body, width: 3000, openings: [] },
        { ...body, from: 3000, freeLeft: false },
      ],
    },
  ];
  for (const front of fronts) {
    const [start = 0, end = 0] = placeDeck(front)?.stretch ?? [];
    const [x = Number.NaN] = labelPlaces(front).deck.leader?.[0] ?? [];
    expect(x).toBeGreaterThan(start);
    expect(x).toBeLessThan(end);
  }
});

test("the label of the glass leads to the last pane, or to the middle of a front without any", () => {
  const openings = smallPlan().openings.filter(({ kind }) => kind === "window");
  const blind = frontElevation(smallPlan({ openings }));
  expect([house, blind].map((each) => labelPlaces(each).glazing.leader?.[0])).toEqual([
    [2000, -2200],
    [3000, -2200],
  ]);
});

test("labels are within the drawing, whose middle is that of the building, however long that is", () => {
  for (const length of [6000, 10_700, 14_000]) {
    const elevation = frontElevation(smallPlan({}, length));
    const half = labelledWidth(elevation) / 2;
    const [left, right] = [length / 2 - half, length / 2 + half];
    for (const { x, side, room } of Object.values(labelPlaces(elevation))) {
      expect(room).toBeGreaterThan(1000);
      const start = x - room * { before: 1, below: 0.5, after: 0 }[side];
      expect(start).toBeGreaterThanOrEqual(left);
      expect(start + room).toBeLessThanOrEqual(right);
    }
  }
});
