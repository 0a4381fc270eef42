import { expect, test } from "vitest";
import { z } from "zod";
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

test.each([
  [{ cards: [{ ...card, image: { src: "cutaways/spa.jpg" } }] }],
  [{ cards: [{ ...card, image: "cutaways/spa.jpg" }] }],
  [{ cards: "nada" }],
])("other issues stay: %j", (data) => {
  expect(fillPendingPictures(data, schema)).toBe(data);
});
