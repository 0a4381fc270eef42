import { expect, test } from "vitest";
import { markOriginal } from "#app/i18n/original-text.ts";
import { formatFieldPath } from "#app/schemas/field-path.ts";
import { otherFacts } from "#scripts/check/content/structure/check-translated-facts.ts";

const original = {
  title: markOriginal("Una terraza"),
  date: "2026-01-01",
  sample: false,
  size: { length: 6 },
  tags: ["proceso"],
  contact: { label: markOriginal("Contacto"), href: "/contacto" },
  images: [
    { id: "uno", src: "a.jpg", alt: markOriginal("Uno") },
    { id: "dos", src: "b.jpg", alt: markOriginal("Dos") },
  ],
};
const found = (translation: object) =>
  otherFacts(original, translation).map(
    ({ path, original: wanted, found: other }) => `${formatFieldPath(path)}: ${wanted} → ${other}`,
  );

test("days, measures, truth values and pictures of a translation are those of the original", () => {
  expect(found({ date: "2026-01-02" })).toEqual(["date: 2026-01-01 → 2026-01-02"]);
  expect(found({ size: { length: 7.5 }, sample: true })).toEqual(["size.length: 6 → 7.5", "sample: false → true"]);
});

test("items are compared with the one that has their id, at their place in the translation", () => {
  expect(
    found({
      images: [
        { id: "dos", src: "b.jpg" },
        { id: "uno", src: "c.jpg" },
      ],
    }),
  ).toEqual(["images[2].src: a.jpg → c.jpg"]);
});

test("words differ, and so may links, slugs and what another rule judges", () => {
  expect(found({ title: "A terrace", slug: "terrace", tags: ["x"], draft: true })).toEqual([]);
  expect(found({ contact: { label: "Contact", href: "/faq" }, images: [{ id: "uno", alt: "One" }] })).toEqual([]);
});

test("copies of the original, and fields that it does not have, are not reported", () => {
  expect(found({ date: "2026-01-01", size: { length: 6 }, other: 3, images: [{ id: "tres", src: "z.jpg" }] })).toEqual(
    [],
  );
  expect(found({ date: "", size: 3, images: {} })).toEqual([]);
});
