import { expect, test } from "vitest";
import { startDesign } from "#app/designer/design/design.ts";
import { movePiece, removePiece, switchPlan } from "#app/designer/design/edit-pieces.ts";
import { type EditingAction, edit, previewed, selectedPiece, startEditing } from "#app/designer/tool/editing.ts";
import type { Rectangle } from "#app/floor-plan/boxes.ts";
import { smallPlan } from "#tests/unit/floor-plan/small-plan.ts";

const design = startDesign("casa", smallPlan());
const opened = startEditing(design);
const after = (...actions: readonly EditingAction[]) => actions.reduce(edit, opened);
const preview = (rect: Rectangle): EditingAction => ({
  type: "preview",
  edit: (present) => movePiece(present, 0, rect),
});
const selectedIn = (editing: typeof opened) => selectedPiece(editing, previewed(editing));
const sofaIn = (editing: typeof opened) => previewed(editing).pieces[0]?.rect;

const [here, there]: readonly Rectangle[] = [
  [1000, 2000, 2000, 900],
  [1000, 1000, 2000, 900],
];
if (!here || !there) throw new Error("There are two places.");

test("a drag is seen at once, and is one step when the piece is dropped", () => {
  const dragged = after(preview(here), preview(there));
  expect(sofaIn(dragged)).toEqual(there);
  expect(dragged.history.past).toEqual([]);
  const dropped = edit(dragged, { type: "drop" });
  expect(dropped.history.past).toEqual([design]);
  expect(sofaIn(dropped)).toEqual(there);
  expect(edit(dropped, { type: "undo" }).history.present).toBe(design);
});

test("a drag that ends where it began, or is broken off, is no step", () => {
  const [sofa] = design.pieces;
  if (!sofa) throw new Error("The small plan has a sofa.");
  expect(after(preview(there), preview(sofa.rect), { type: "drop" }).history.past).toEqual([]);
  expect(after(preview(there), { type: "cancel" })).toEqual(opened);
  // As does the first step back.
  expect(after(preview(there), { type: "undo" })).toEqual(opened);
  expect(after({ type: "drop" })).toEqual(opened);
});

test("a change ends a drag, and one that changes nothing is no step", () => {
  const changed = after(preview(there), { type: "change", edit: (present) => removePiece(present, 0) });
  expect(previewed(changed).pieces.map(({ id }) => id)).toEqual([1]);
  expect(changed.preview).toBeUndefined();
  expect(edit(changed, { type: "change", edit: (present) => removePiece(present, 0) }).history).toBe(changed.history);
});

test("a piece stays selected while it is there, and no other one that has its id", () => {
  const select: EditingAction = { type: "select", id: 0 };
  expect(selectedIn(after(select))).toBe(design.pieces[0]);
  expect(selectedIn(after(select, preview(there)))?.rect).toEqual(there);
  expect(selectedIn(after(select, { type: "select", id: undefined }))).toBeUndefined();
  const removed = after(select, { type: "change", edit: (present) => removePiece(present, 0) });
  expect(selectedIn(removed)).toBeUndefined();
  expect(selectedIn(edit(removed, { type: "undo" }))).toBe(design.pieces[0]);
  const plan = { ...smallPlan(), id: "otra", furniture: smallPlan().furniture.toReversed() };
  const larger = after(select, {
    type: "change",
    edit: (present) => switchPlan(present, "villa", smallPlan({}, 7000)),
  });
  expect(selectedIn(larger)).toBeUndefined();
  const switched = after(select, { type: "change", edit: (present) => switchPlan(present, "villa", plan) });
  expect(selectedIn(switched)).toBeUndefined();
});
