import fc from "fast-check";
import { expect, test } from "vitest";
import { record, redo, startHistory, undo } from "#app/designer/design/history.ts";
import { holdsFor } from "#tests/unit/holds-for.ts";

test("undo and redo lead through the states, and stop at both ends", () => {
  const history = record(record(startHistory("a"), "b"), "c");
  const back = undo(undo(undo(history)));
  expect(back.present).toBe("a");
  expect(undo(back)).toEqual(back);
  expect(redo(back).present).toBe("b");
  expect(redo(redo(redo(back)))).toEqual(history);
});

test("what has changed nothing is no step, and a change gives up what was undone", () => {
  const history = record(startHistory("a"), "b");
  expect(record(history, "b")).toBe(history);
  expect(redo(record(undo(history), "c"))).toEqual(record(startHistory("a"), "c"));
});

test("as many steps back as were made lead to the first state, and forward again to the last", () => {
  holdsFor(
    fc.property(fc.array(fc.nat()), (states) => {
      const last = states.reduce((history, state) => record(history, state), startHistory(-1));
      const steps = last.past.length;
      let history = last;
      for (let step = 0; step < steps; step += 1) history = undo(history);
      expect(history.present).toBe(-1);
      for (let step = 0; step < steps; step += 1) history = redo(history);
      expect(history).toEqual(last);
    }),
  );
});
