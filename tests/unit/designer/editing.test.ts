import fc from "fast-check";
import { expect, test } from "vitest";
import { startDesign } from "#app/designer/design/design.ts";
import { movePiece, removePiece, switchPlan } from "#app/designer/design/edit-pieces.ts";
import { type EditingAction, edit, previewed, selectedPiece, startEditing } from "#app/designer/tool/editing.ts";
import type { Rectangle } from "#app/floor-plan/boxes.ts";
import { smallPlan } from "#tests/unit/floor-plan/small-plan.ts";
import { holdsFor } from "#tests/unit/holds-for.ts";

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
  expect(dragged.past).toEqual([]);
  const dropped = edit(dragged, { type: "drop" });
  expect(dropped.past).toEqual([design]);
  expect(sofaIn(dropped)).toEqual(there);
  expect(edit(dropped, { type: "undo" }).present).toBe(design);
});

test("a drag that ends where it began, or is broken off, is no step", () => {
  const [sofa] = design.pieces;
  if (!sofa) throw new Error("The small plan has a sofa.");
  expect(after(preview(there), preview(sofa.rect), { type: "drop" }).past).toEqual([]);
  expect(after(preview(there), { type: "cancel" })).toEqual(opened);
  // As does the first step back.
  expect(after(preview(there), { type: "undo" })).toEqual(opened);
  expect(after({ type: "drop" })).toEqual(opened);
});

test("a change ends a drag, and one that changes nothing is no step", () => {
  const changed = after(preview(there), { type: "change", edit: (present) => removePiece(present, 0) });
  expect(previewed(changed).pieces.map(({ id }) => id)).toEqual([1]);
  expect(changed.preview).toBeUndefined();
  expect(edit(changed, { type: "change", edit: (present) => removePiece(present, 0) })).toEqual(changed);
  expect(edit(changed, { type: "change", edit: (present) => ({ ...present, hour: 14, deck: true }) })).toEqual(changed);
  expect(edit(changed, { type: "change", edit: (present) => ({ ...present, hour: 9.25 }) }).past).toHaveLength(2);
});

const hour = (value: number): EditingAction => ({ type: "change", edit: (present) => ({ ...present, hour: value }) });
const [undo, redo]: readonly EditingAction[] = [{ type: "undo" }, { type: "redo" }];
if (!undo || !redo) throw new Error("There are two ways.");

test("undo and redo lead through the designs and stop at both ends, and a change gives up what was undone", () => {
  const last = after(hour(1), hour(2));
  const back = [undo, undo, undo].reduce(edit, last);
  expect(back.present).toBe(design);
  expect(edit(back, undo)).toEqual(back);
  expect(edit(back, redo).present.hour).toBe(1);
  expect([redo, redo, redo].reduce(edit, back)).toEqual(last);
  expect(after(hour(1), undo, hour(3), redo)).toEqual(after(hour(3)));
});

test("as many steps back as were made lead to the first design, and forward again to the last", () => {
  holdsFor(
    fc.property(fc.array(fc.integer({ min: 0, max: 23 })), (hours) => {
      const last = hours.map(hour).reduce(edit, opened);
      const back = last.past.map(() => undo).reduce(edit, last);
      expect(back.present).toBe(design);
      expect(last.past.map(() => redo).reduce(edit, back)).toEqual(last);
    }),
  );
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
