import { expect, test } from "vitest";
import { z } from "zod";
import { readFrontMatter } from "#app/content/front-matter/read-front-matter.ts";
import { parseEntry } from "#app/content/parse-entry.ts";
import { applicationCard } from "#app/content/schemas/cards.ts";
import { fillPendingPictures, pendingPicture } from "#app/pictures/pending-pictures.ts";

const schema = z.strictObject({ cards: z.array(applicationCard) });
const card = { title: "Sauna", text: "Para el invierno.", model: "lum-norte" };
const shown = { src: "cutaways/spa.jpg", alt: "Sauna." };

test("a card without a picture gets one that stands for it", () => {
  const data = { cards: [{ ...card, image: shown }, card] };
  expect(fillPendingPictures(data, schema)).toEqual({
    cards: [
      { ...card, image: shown },
      { ...card, image: { src: pendingPicture, alt: "" } },
    ],
  });
  expect(data.cards[1]).toEqual(card);
});

test("what has all its pictures stays itself", () => {
  const data = { cards: [{ ...card, image: shown }] };
  expect(fillPendingPictures(data, schema)).toBe(data);
});

test.each([
  [{ cards: [{ ...card, image: { src: "cutaways/spa.jpg" } }] }],
  [{ cards: [{ ...card, image: "cutaways/spa.jpg" }] }],
  [{ cards: [{ ...card, image: null }] }],
  [{ cards: "nada" }],
  [{}],
  [null],
])("other issues stay: %j", (data) => {
  expect(fillPendingPictures(data, schema)).toBe(data);
});

test("a text with a missing picture is only read where that is allowed", () => {
  const text = "---\ncards:\n  - title: Sauna\n    text: Para el invierno.\n    model: lum-norte\n---\n";
  const source = readFrontMatter("a.md", text);
  const strict = parseEntry(source, schema);
  expect(strict.ok ? [] : strict.issues.map(({ code }) => code)).toEqual(["field-missing"]);
  const lenient = parseEntry(source, schema, { pendingPictures: true });
  expect(lenient.ok && lenient.entry.data.cards[0]?.image.src).toBe(pendingPicture);
});
