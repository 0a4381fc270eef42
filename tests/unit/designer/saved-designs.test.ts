import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import {
  deleteDesign,
  keepLast,
  keepNamed,
  maxNamed,
  parseSavedDesigns,
  readStoredDesigns,
  renameDesign,
  type SavedDesigns,
  storeDesigns,
} from "#app/designer/design/saved-designs.ts";
import { holdsFor } from "#tests/unit/holds-for.ts";

const nothing: SavedDesigns = { last: undefined, other: undefined, named: [] };
const named = (...names: readonly string[]): SavedDesigns => ({
  ...nothing,
  named: names.map((name) => ({ name, fragment: `fragment of ${name}` })),
});
const namesOf = (saved: SavedDesigns) => saved.named.map(({ name }) => name);

afterEach(() => vi.unstubAllGlobals());

test("whatever is stored, what can be read of it is read", () => {
  for (const stored of ["", "{", "null", "[]", "7", '"text"', '{"last":7,"other":[],"named":{}}']) {
    expect(parseSavedDesigns(stored)).toEqual(nothing);
  }
  const stored = { last: "1.a", other: "1.b", named: [{ name: "A" }, null, { name: "B", fragment: "1.c" }], more: 1 };
  expect(parseSavedDesigns(JSON.stringify(stored))).toEqual({
    last: "1.a",
    other: "1.b",
    named: [{ name: "B", fragment: "1.c" }],
  });
  const twelve = named(...Array.from({ length: 12 }, (_, index) => `Diseño ${Math.min(index, 10)}`));
  expect(parseSavedDesigns(JSON.stringify(twelve)).named).toHaveLength(maxNamed);
  expect(namesOf(parseSavedDesigns(JSON.stringify(named("A", "B", "A"))))).toEqual(["A", "B"]);
  holdsFor(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const saved = parseSavedDesigns(text);
      expect(parseSavedDesigns(JSON.stringify(saved))).toEqual(saved);
    }),
  );
});

test("a last design that was made elsewhere stays as the other one", () => {
  expect(keepLast(nothing, "a2", undefined)).toEqual({ ...nothing, last: "a2" });
  expect(keepLast({ ...nothing, last: "a1" }, "a2", "a1")).toEqual({ ...nothing, last: "a2" });
  expect(keepLast({ ...nothing, last: "b1" }, "a2", "a1")).toEqual({ ...nothing, last: "a2", other: "b1" });
  expect(keepLast({ ...nothing, last: "b1" }, "a1", undefined)).toEqual({ ...nothing, last: "a1", other: "b1" });
  expect(keepLast({ ...nothing, last: "a2", other: "b1" }, "a2", "a1")).toEqual({
    ...nothing,
    last: "a2",
    other: "b1",
  });
});

test("a named design comes first, instead of one of its name or of one that the visitor gives up", () => {
  const design = { name: "C", fragment: "new" };
  expect(namesOf(keepNamed(named("A", "B"), design))).toEqual(["C", "A", "B"]);
  expect(keepNamed(named("A", "C"), design).named).toEqual([design, ...named("A").named]);
  expect(namesOf(keepNamed(named("A", "B"), design, "A"))).toEqual(["C", "B"]);
  const ten = named(...Array.from({ length: maxNamed }, (_, index) => `Diseño ${index}`));
  expect(keepNamed(ten, design, "Diseño 0").named).toHaveLength(maxNamed);
});

test("a design takes another name in its place, unless another one has it", () => {
  expect(namesOf(renameDesign(named("A", "B", "C"), "B", "D"))).toEqual(["A", "D", "C"]);
  expect(renameDesign(named("A", "B"), "B", "A")).toEqual(named("A", "B"));
  expect(namesOf(deleteDesign(named("A", "B"), "A"))).toEqual(["B"]);
});

test("a device that refuses has nothing and says that it keeps nothing", () => {
  const refuse = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
  expect(readStoredDesigns()).toBe("");
  expect(storeDesigns(nothing)).toBe(false);
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) });
  expect(storeDesigns(named("A"))).toBe(true);
  expect(parseSavedDesigns(readStoredDesigns())).toEqual(named("A"));
});
