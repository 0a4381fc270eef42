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
  title: text("fields.common.sectionTitle"),
  text: text("fields.common.paragraphs"),
});

const scaleCard = textCard.extend({
  drawingAlt: text("fields.models.drawingAlt"),
  model: modelId,
  href,
});

const comparison = z.strictObject({
  title: text("fields.common.sectionTitle"),
  intro: text("fields.models.comparisonIntro"),
  note: text("fields.models.comparisonNote"),
});

export const modelsPage = z.strictObject({
  ...pageHead,
  audiences: cardGroup(linkCard, "fields.models.audiences"),
  price: price.describe("fields.models.price"),
  uses: cardSection(applicationCard, "fields.models.uses"),
  models: introducedCards(scaleCard.describe("fields.models.scaleCard"), "fields.models.scale"),
  comparison: comparison.describe("fields.models.comparison"),
  cta: callToAction,
});
