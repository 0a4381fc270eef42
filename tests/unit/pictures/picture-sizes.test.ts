import { expect, test } from "vitest";
import { sizesOf } from "#app/pictures/picture-sizes.ts";
import { pictureSlots } from "#app/pictures/picture-slots.ts";

test("a phone with three pixels in one asks for about as many as one with two", () => {
  expect(pictureSlots.phase.sizes).toBe("(min-width: 64em) min(50vw, 940px), 108vw");
  expect(sizesOf("phase")).toBe(
    "(min-width: 64em) min(50vw, 940px), (min-resolution: 2.5dppx) calc(108vw * 0.66), 108vw",
  );
});

test("what shows a whole picture is offered every pixel", () => {
  expect(sizesOf("fullscreen")).toBe(pictureSlots.fullscreen.sizes);
});
