import { expect, test } from "vitest";
import { hasPicture } from "#app/pictures/picture-data.ts";
import { sourcesOf, usedPictures } from "#scripts/pictures/used-pictures.ts";

test("an entry names pictures in its fields, however deep, and in its body", () => {
  const data = { image: { src: "a/una.jpg", alt: "" }, cards: [{ image: { src: "a/dos.jpg", alt: "" } }], src: 7 };
  expect(sourcesOf({ data, body: "Uno.\n\n![Tres](a/tres.jpg)\n" })).toEqual(["a/una.jpg", "a/dos.jpg", "a/tres.jpg"]);
});

test("the pictures of the whole site are named once each, and all are there", () => {
  const used = usedPictures();
  expect(used.length).toBeGreaterThan(60);
  expect(new Set(used).size).toBe(used.length);
  expect(used.filter((source) => !hasPicture(source))).toEqual([]);
  // From a page's fields, the phone's hero, a plan, an article.
  for (const source of ["exteriors/home-hero.jpg", "exteriors/home-hero-phone.jpg", "cutaways/mod-one-cutaway.jpg"]) {
    expect(used).toContain(source);
  }
});
