import { expect, test } from "vitest";
import { pictureBase } from "#app/pictures/picture-data.ts";

test("the path of a picture keeps its name and drops its ending", () => {
  expect(pictureBase("a/una.foto.jpeg", "0a1b2c3d4e")).toBe("/images/a/una.foto.0a1b2c3d4e");
});
