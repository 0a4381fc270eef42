import { expect, test } from "vitest";
import { suggestPicture } from "#scripts/check/rules/pictures/check-pictures.ts";

const pictures = [
  "exteriors/home-hero.jpg",
  "exteriors/crane-placing.jpg",
  "interiors/kitchen.png",
  "plans/kitchen.png",
];

test.each([
  ["content/images/exteriors/crane-placing.jpg", "exteriors/crane-placing.jpg"],
  ["/images/exteriors/Crane-Placing.jpg", "exteriors/crane-placing.jpg"],
  ["exteriors/crane placing.jpg", "exteriors/crane-placing.jpg"],
  ["exteriors/crane-placing.png", "exteriors/crane-placing.jpg"],
  ["exteriors/crane-plaicng.jpg", "exteriors/crane-placing.jpg"],
  ["interiors/crane-placing.jpg", "exteriors/crane-placing.jpg"],
  ["crane-placing", "exteriors/crane-placing.jpg"],
  ["plans/kichen.png", "plans/kitchen.png"],
])("%s is most likely %s", (source, picture) => {
  expect(suggestPicture(source, pictures)).toBe(picture);
});

test.each(["exteriors/grua-nueva.jpg", "exteriors/a.jpg", "", "exteriors/"])("%j is near to none", (source) => {
  expect(suggestPicture(source, pictures)).toBe("");
});
