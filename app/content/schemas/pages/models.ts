import { z } from "zod";
import { applicationCard, cardGroup, cardSection, introducedCards, linkCard } from "#app/content/schemas/cards.ts";
import { asked, callToAction, href, modelId, notedText, text } from "#app/schemas/fields.ts";
import { pageHead } from "./page-head.ts";

const price = z.strictObject({
  title: text,
  asked,
  text: notedText,
});

const scaleCard = z.strictObject({
  text,
  drawingAlt: text,
  model: modelId,
  href,
});

const comparison = z.strictObject({
  title: text,
  asked,
  intro: text,
  note: text,
});

export const modelsPage = z.strictObject({
  ...pageHead,
  audiences: cardGroup(linkCard),
  price,
  uses: cardSection(applicationCard),
  models: introducedCards(scaleCard),
  comparison,
  cta: callToAction,
});
