import { z } from "zod";
import { cardGroup, introducedCards, linkCard, pictureCard, textCard } from "#app/content/schemas/cards.ts";
import { captionedPicture, picture, picturePoint, pictureSource } from "#app/pictures/picture-field.ts";
import { showIn } from "#app/pictures/slot-registry.ts";
import { action, atLeastOne, modelId, text, withId } from "#app/schemas/fields.ts";
import { metadata } from "./page-head.ts";
import { phaseNumber } from "./phase-number.ts";

const hero = z.strictObject({
  lang: z
    .string()
    .regex(/^[a-z]{2,3}$/)
    .optional()
    .describe("fields.home.lang"),
  words: atLeastOne(text("fields.home.word"), "fields.home.words"),
  text: text("fields.home.heroText"),
  image: showIn(picture, { slots: ["hero"] }).describe("fields.home.heroImage"),
  imagePhone: showIn(z.strictObject({ src: pictureSource }), { slots: ["heroPhone"] }).describe(
    "fields.home.heroImagePhone",
  ),
  actions: atLeastOne(withId(action), "fields.home.heroActions"),
});

const fact = z.strictObject({
  value: text("fields.home.factValue"),
  label: text("fields.home.factLabel"),
});

const slideshow = z.strictObject({
  title: text("fields.common.sectionTitle"),
  intro: text("fields.common.sectionIntro"),
  slides: atLeastOne(showIn(withId(captionedPicture), { slots: ["slide"] }), "fields.home.slides"),
});

const designer = z.strictObject({
  title: text("fields.home.bannerTitle"),
  text: text("fields.home.bannerText"),
  action,
});

const step = z.strictObject({
  number: phaseNumber,
  title: text("fields.home.stepTitle"),
  text: text("fields.home.stepText"),
  items: atLeastOne(text("fields.common.item"), "fields.home.stepItems"),
});

const process = z.strictObject({
  title: text("fields.common.sectionTitle"),
  intro: text("fields.common.sectionIntro"),
  steps: atLeastOne(withId(step), "fields.process.phases"),
  action: action.describe("fields.home.processAction"),
});

const modelTile = linkCard.extend({ focus: picturePoint.optional().describe("fields.home.focus") });

const models = introducedCards(modelTile, "fields.home.modelCards").extend({
  compareLabel: text("fields.home.compareLabel"),
});

const use = pictureCard.extend({ model: modelId }).describe("fields.card.applicationCard");

const durability = introducedCards(textCard, "fields.home.durabilityCards").extend({
  image: showIn(picture, { slots: ["tallHalf"] }),
  catalogueLabel: text("fields.home.catalogueLabel"),
});

export const homePage = z.strictObject({
  ...metadata,
  hero: hero.describe("fields.home.hero"),
  facts: atLeastOne(withId(fact.describe("fields.home.fact")), "fields.home.facts"),
  models: models.describe("fields.home.models"),
  slideshow: slideshow.describe("fields.home.slideshow"),
  pillars: cardGroup(pictureCard, "fields.home.pillars"),
  designer: designer.describe("fields.home.designer"),
  uses: introducedCards(use, "fields.home.uses"),
  process: process.describe("fields.home.process"),
  durability: durability.describe("fields.home.durability"),
});
