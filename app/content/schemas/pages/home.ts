import { z } from "zod";
import { cardGroup, introducedCards, linkCard, pictureCard, textCard } from "#app/content/schemas/cards.ts";
import { captionedPicture, picture, picturePoint, pictureSource } from "#app/pictures/picture-field.ts";
import { showIn } from "#app/pictures/slot-registry.ts";
import { action, atLeastOne, modelId, notedText, text } from "#app/schemas/fields.ts";
import { metadata } from "./page-head.ts";
import { phaseNumber } from "./phase-number.ts";

const hero = z.strictObject({
  // Language of the words, if it is not that of the page.
  lang: z.stringFormat("language", /^[a-z]{2,3}$/).optional(),
  words: atLeastOne(text),
  text,
  image: showIn(picture, { slots: ["hero"] }),
  imagePhone: showIn(z.strictObject({ src: pictureSource }), { slots: ["heroPhone"] }),
  actions: atLeastOne(action),
});

const fact = z.strictObject({
  value: notedText,
  label: notedText,
});

const slideshow = z.strictObject({
  title: text,
  intro: text,
  slides: atLeastOne(showIn(captionedPicture, { slots: ["slide"] })),
  // Names options among what they show.
  note: text,
});

const designer = z.strictObject({
  title: text,
  text,
  action,
});

const step = z.strictObject({
  number: phaseNumber,
  title: text,
  text,
  items: atLeastOne(text),
});

const process = z.strictObject({
  title: text,
  intro: text,
  steps: atLeastOne(step),
  action,
});

/** The focus is the point of its picture that stays in view when the tile crops it. */
const modelTile = linkCard.extend({ focus: picturePoint.optional() });

const models = introducedCards(modelTile).extend({
  compareLabel: text,
});

const use = pictureCard.extend({ model: modelId });

const durability = introducedCards(textCard).extend({
  image: showIn(picture, { slots: ["tallHalf"] }),
  catalogueLabel: text,
});

export const homePage = z.strictObject({
  ...metadata,
  hero,
  facts: atLeastOne(fact),
  models,
  slideshow,
  pillars: cardGroup(pictureCard),
  designer,
  uses: introducedCards(use),
  process,
  durability,
});
