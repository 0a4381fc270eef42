import { expect, test } from "vitest";
import { textFields } from "#app/content/walk-fields.ts";

test("every text is found with its path, in the order of the file", () => {
  const fields = textFields({
    title: "Uno",
    date: null,
    size: { length: 7.6, imperial: "25'x12'" },
    cards: [{ text: "Dos", image: { alt: "" } }, "Tres"],
    draft: true,
  });
  expect(fields).toEqual([
    { path: ["title"], text: "Uno" },
    { path: ["size", "imperial"], text: "25'x12'" },
    { path: ["cards", 0, "text"], text: "Dos" },
    { path: ["cards", 0, "image", "alt"], text: "" },
    { path: ["cards", 1], text: "Tres" },
  ]);
});

test("a bare text is a field without a path", () => {
  expect(textFields("Uno")).toEqual([{ path: [], text: "Uno" }]);
  expect(textFields(5)).toEqual([]);
});
