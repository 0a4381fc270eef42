import { z } from "zod";
import { cardGroup, introducedCards, linkCard, pictureCard, textCard } from "#app/content/schemas/cards.ts";
import { captionedPicture, picture, pictureSource } from "#app/pictures/picture-field.ts";
import { showIn } from "#app/pictures/slot-registry.ts";
import { action, atLeastOne, text } from "#app/schemas/fields.ts";
import { metadata } from "./page-head.ts";
import { phaseNumber } from "./phase-number.ts";

const hero = z.strictObject({
  lang: z
    .string()
    .regex(/^[a-z]{2,3}$/)
    .optional()
    .describe("Language of the words, if it is not the page's: `en`."),
  words: atLeastOne(text("One word."), "The words of the headline, one to a line."),
  text: text("Sentence below the headline."),
  image: showIn(picture, { slots: ["hero"] }).describe(
    "Large picture on wide screens; its alternative text serves both.",
  ),
  imagePhone: showIn(z.strictObject({ src: pictureSource }), { slots: ["heroPhone"] }).describe(
    "Upright crop of the same picture for phones.",
  ),
  actions: atLeastOne(action, "The buttons, the main one first."),
});

const fact = z.strictObject({
  value: text("The figure, with its unit."),
  label: text("What the figure means."),
});

const slideshow = z.strictObject({
  title: text("Heading of the section."),
  intro: text("Introduction below the heading."),
  slides: atLeastOne(showIn(captionedPicture, { slots: ["slide"] }), "The slides, in order."),
});

const designer = z.strictObject({
  title: text("Heading of the banner."),
  text: text("Paragraph of the banner."),
  action,
});

const step = z.strictObject({
  number: phaseNumber,
  title: text("Name of the phase, as on the process page."),
  text: text("What happens in the phase."),
  items: atLeastOne(text("One item."), "The outline of the phase."),
});

const process = z.strictObject({
  title: text("Heading of the section."),
  intro: text("Introduction below the heading."),
  steps: atLeastOne(step, "The phases, in order."),
  action: action.describe("Link to the whole process."),
});

const share = z.number().min(0).max(100);

const modelTile = linkCard.extend({
  focus: z
    .strictObject({ x: share.describe("From the left."), y: share.describe("From the top.") })
    .optional()
    .describe("The point that stays in view when the picture is cropped, in per cent."),
});

const models = introducedCards(modelTile, "The models.").extend({
  note: text("Line below the tiles that says what the prices are."),
  compareLabel: text("Words on the link to the table of models."),
});

const durability = introducedCards(textCard, "Why the buildings last.").extend({
  image: showIn(picture, { slots: ["tallHalf"] }),
  catalogueLabel: text("Words on the button that downloads the catalogue; its URL is in site.yaml."),
});

export const homePage = z.strictObject({
  ...metadata,
  hero: hero.describe("Top of the page."),
  facts: atLeastOne(fact.describe("A figure and what it means."), "The advertised figures."),
  models: models.describe("The four models, each leading to its page."),
  slideshow: slideshow.describe("The slideshow of designs."),
  pillars: cardGroup(pictureCard, "Three cards: design, construction, way of life."),
  designer: designer.describe("Banner that leads to the 3D designer."),
  uses: introducedCards(pictureCard, "Three uses of the same module."),
  process: process.describe("The process in three phases."),
  durability: durability.describe("Why the buildings last, and the catalogue."),
});
