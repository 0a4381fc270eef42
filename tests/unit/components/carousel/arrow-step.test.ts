import { expect, test } from "vitest";
import { arrowStep } from "#app/components/carousel/arrow-step.ts";

test("an arrow goes on or back as the page is read; with a modifier it belongs to the browser", () => {
  const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
  const steps = (modifiers: object, direction: "ltr" | "rtl") =>
    ["ArrowRight", "ArrowLeft", "ArrowUp"].map((key) => arrowStep({ ...plain, ...modifiers, key }, direction));
  expect(steps({}, "ltr")).toEqual([1, -1, 0]);
  expect(steps({}, "rtl")).toEqual([-1, 1, 0]);
  for (const modifier of ["altKey", "ctrlKey", "metaKey", "shiftKey"]) {
    expect(steps({ [modifier]: true }, "ltr")).toEqual([0, 0, 0]);
  }
});
