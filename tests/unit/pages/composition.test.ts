import { expect, test } from "vitest";
import { withCompositions } from "#app/pages/models/compositions/describe-composition.ts";

const house = { rect: [0, 0, 8000, 4000] as [number, number, number, number] };

function drawn(...modules: { rect: [number, number, number, number]; floor?: number; later?: true }[]) {
  const [item] = withCompositions([{ name: "En L", modules }]);
  if (!item?.composition) throw new Error("Modules without a drawing.");
  return item.composition;
}

test("drawings of one list have one scale and one ground, and items without modules have none", () => {
  const [wide, narrow, words] = withCompositions([
    { modules: [house] },
    { modules: [{ rect: [0, 0, 4000, 2000] }] },
    { name: "A medida" },
  ]);
  expect(wide?.composition?.view.slice(2)).toEqual(narrow?.composition?.view.slice(2));
  // The nearest corners, of 8 m and 4 m along the front, are on the ground at the foot of their views.
  const foots = [wide, narrow].map((item) =>
    item?.composition ? item.composition.view[1] + item.composition.view[3] : 0,
  );
  expect(foots).toEqual([400, 200]);
  expect(words).toEqual({ name: "A medida" });
});

test("what comes later has faces of its own, and a module on another is painted after it", () => {
  const { paths } = drawn(house, { rect: [8000, 0, 3000, 4000], later: true });
  expect(paths.filter(([style]) => style === "composition__later")).toHaveLength(4);
  const stacked = drawn({ ...house, floor: 1 }, house);
  const tops = stacked.paths.flatMap(([style, path]) => (style === undefined ? [path] : []));
  // The roof of the upper module is higher up on the sheet.
  expect(tops.map((path) => Number(path.match(/^M-?[\d.]+[ -](-?[\d.]+)/)?.[1]))).toEqual([572, 1144]);
  expect(stacked.view[3]).toBeGreaterThan(drawn(house).view[3]);
});
