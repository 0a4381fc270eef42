import { expect, test } from "vitest";
import { arrowStep } from "#app/components/carousel/arrow-step.ts";

const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test("the arrow to the right goes to the next picture and the one to the left back", () => {
  expect(arrowStep({ ...plain, key: "ArrowRight" }, "ltr")).toBe(1);
  expect(arrowStep({ ...plain, key: "ArrowLeft" }, "ltr")).toBe(-1);
});

test("in a page written from right to left it is the other way round", () => {
  expect(arrowStep({ ...plain, key: "ArrowRight" }, "rtl")).toBe(-1);
  expect(arrowStep({ ...plain, key: "ArrowLeft" }, "rtl")).toBe(1);
});

test.each(["altKey", "ctrlKey", "metaKey", "shiftKey"])("with %s the arrow belongs to the browser", (modifier) => {
  expect(arrowStep({ ...plain, key: "ArrowLeft", [modifier]: true }, "ltr")).toBe(0);
});
