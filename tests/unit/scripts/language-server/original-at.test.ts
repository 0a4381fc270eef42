import { expect, test } from "vitest";
import { openOriginal } from "#scripts/language-server/original-at.ts";

const original = {
  title: "Uno",
  groups: [
    { id: "a", items: [{ id: "x", text: "Equis" }, { id: "y" }] },
    { id: "b", items: [{ id: "z" }] },
  ],
};

test("items of a translation are those of the original with the same id, whatever their place", () => {
  const { at, freeIds } = openOriginal(
    original,
    "groups:\n  - id: b\n  - id: a\n    items:\n      - id: x\n      - id:\n",
  );
  expect(at(["title"])).toBe("Uno");
  expect(at(["groups", 1, "items", 0, "text"])).toBe("Equis");
  expect(freeIds(["groups"])).toEqual([]);
  expect(freeIds(["groups", 1, "items"])).toEqual(["y"]);
  expect(freeIds(["groups", 0, "items"])).toEqual(["z"]);
});

test("an item that belongs to none, and fields that are hardly begun, have nothing", () => {
  expect(openOriginal(original, "groups:\n  - id: c\n").at(["groups", 0, "items"])).toBeUndefined();
  expect(openOriginal(original, "groups: [{ id: *x").freeIds(["groups"])).toEqual(["a", "b"]);
  expect(openOriginal(undefined, "title: Uno\n").at(["title"])).toBeUndefined();
});
