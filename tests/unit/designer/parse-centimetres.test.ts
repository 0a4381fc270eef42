import { expect, test } from "vitest";
import { parseCentimetres } from "#app/designer/plan-editor/parse-centimetres.ts";

test("reads centimetres as people write them, in steps of 5 mm", () => {
  for (const [text, length] of [
    ["42", 420],
    [" 42,5 cm ", 425],
    ["42.5", 425],
    ["0", 0],
    ["12,34", 125],
    ["12,2", 120],
  ] as const) {
    expect(parseCentimetres(text), text).toBe(length);
  }
});

test("anything else is no length", () => {
  for (const text of ["", "cm", "-3", "1e3", "4 2", "1,2,3", "12345", "una mano"]) {
    expect(parseCentimetres(text), text).toBeUndefined();
  }
});
