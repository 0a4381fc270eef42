import { z } from "zod";
import {
  applicationCard,
  cardGroup,
  cardSection,
  introducedCards,
  linkCard,
  textCard,
} from "#app/content/schemas/cards.ts";
import { callToAction, href, modelId, text } from "#app/schemas/fields.ts";
import { pageHead } from "./page-head.ts";

const price = z.strictObject({
  title: text("Heading of the section."),
  text: text("Paragraphs, separated by a blank line."),
});

const scaleCard = textCard.extend({
  drawingAlt: text("Alternative text of the elevation drawn to scale."),
  model: modelId,
  href,
});

const comparison = z.strictObject({
  title: text("Heading of the section."),
  intro: text("Introduction beside the heading."),
  note: text("What the prices of the table mean, below it."),
});

export const modelsPage = z.strictObject({
  ...pageHead,
  audiences: cardGroup(linkCard, "The four kinds of visitor, each leading to its page."),
  price: price.describe("How prices are worked out."),
  uses: cardSection(applicationCard, "Four uses to begin with."),
  models: introducedCards(scaleCard.describe("A model drawn to the common scale."), "The four models at one scale."),
  comparison: comparison.describe("The models in a table."),
  cta: callToAction,
});
