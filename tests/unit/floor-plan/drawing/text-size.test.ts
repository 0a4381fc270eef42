import { expect, test } from "vitest";
import { splitName, textExtent, textSizes } from "#app/floor-plan/drawing/text-size.ts";

test("a name is split where its two lines come out most alike", () => {
  expect(splitName("Comedor con cocina", 2)).toEqual(["Comedor", "con cocina"]);
  expect(splitName("Salón, comedor y cocina", 2)).toEqual(["Salón, comedor", "y cocina"]);
});

test("a name of one word stays in one line, and any name where one line is asked for", () => {
  expect(splitName("Distribuidor", 2)).toEqual(["Distribuidor"]);
  expect(splitName("Comedor con cocina", 1)).toEqual(["Comedor con cocina"]);
});

test("wide letters take more room than narrow ones", () => {
  const width = (text: string) => textExtent([text], 100).width;
  expect(width("mmmm")).toBeGreaterThan(2 * width("illi"));
  expect(width("")).toBe(0);
});

test("a longer plan has larger letters in its own millimetres", () => {
  const small = textSizes({ length: 6100, depth: 3000 });
  const large = textSizes({ length: 10_700, depth: 4600 });
  expect(large.name).toBeGreaterThan(small.name);
  expect(large.figure).toBeGreaterThan(small.figure);
});
