import { expect, test } from "vitest";
import type { DesignPiece } from "#app/designer/design/design.ts";
import { sheetPieces } from "#app/designer/sheet/sheet-pieces.ts";
import type { Catalogue } from "#app/floor-plan/furnishing/catalogue-schema.ts";

const shower: DesignPiece = { id: 0, piece: "shower", rect: [4000, 2000, 900, 800], back: "n", fixed: true };
const sofa: DesignPiece = { id: 1, piece: "sofa", rect: [200, 200, 950, 2600], back: "w", fixed: false };
const table: DesignPiece = { id: 2, piece: "table", rect: [1000, 1000, 855, 1600], fixed: false };
const mat: DesignPiece = { id: 3, piece: "mat", rect: [1000, 1000, 2000, 1400], fixed: false };

const catalogue: Catalogue = {
  mat: { room: "wellness", sizes: [[2000, 1400, 10]], fixed: false, flat: true, needs: [] },
};

test("the sheet numbers what the visitor can move first, then what belongs to the building", () => {
  const listed = sheetPieces([shower, sofa, table], catalogue).map(({ number, piece }) => [number, piece]);
  expect(listed).toEqual([
    [1, "sofa"],
    [2, "table"],
    [3, "shower"],
  ]);
});

test("sizes are centimetres along the back and away from it; without a back the longer side is first", () => {
  expect(sheetPieces([shower, sofa, table], catalogue).map(({ size }) => size)).toEqual([
    [260, 95],
    [160, 85.5],
    [90, 80],
  ]);
});

test("a number is in the middle of its piece, that of a mat in a corner, where nothing lies on it", () => {
  expect(sheetPieces([sofa, mat], catalogue).map(({ at }) => at)).toEqual([
    [675, 1500],
    [2800, 1200],
  ]);
});
