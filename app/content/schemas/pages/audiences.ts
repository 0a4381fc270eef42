import { z } from "zod";
import { applicationCard, cardSection, pictureCard } from "#app/content/schemas/cards.ts";
import { leadPicture } from "#app/pictures/picture-field.ts";
import { action, atLeastOne, callToAction, list, modelId, text } from "#app/schemas/fields.ts";
import { pageHead } from "./page-head.ts";

export const privateBuyersPage = z.strictObject({
  ...pageHead,
  cards: atLeastOne(applicationCard, "The uses, in the order shown."),
  cta: callToAction,
});

const organisationPage = z.strictObject({
  ...pageHead,
  image: leadPicture,
  lists: atLeastOne(list, "Advantages and features."),
  cards: atLeastOne(applicationCard, "The uses, in the order shown."),
  cta: callToAction,
});

export const businessesPage = organisationPage;

const lodging = z.strictObject({
  title: text("Heading of the section."),
  text: text("Who sleeps there, and how one begins."),
  model: modelId,
  units: z.int().min(2).max(6).describe("How many of the model the example adds up."),
  drawingAlt: text("Alternative text of the row of elevations."),
  apart: list.describe("What the sum leaves out, until site.yaml says what is quoted apart."),
  action: action.describe("Link to where the whole sum is worked out."),
});

export const campsitesPage = organisationPage.extend({
  lodging: lodging.describe("An example of lodgings, with what they come to."),
  contact: callToAction.describe("The last card of the uses."),
});

export const investorsPage = z.strictObject({
  ...pageHead,
  image: leadPicture,
  lists: atLeastOne(list, "Advantages of the investment."),
  opportunities: cardSection(pictureCard, "Where there is demand."),
  risk: text("Sentence beside the figures: no return is promised, and money may be lost."),
  models: cardSection(pictureCard, "The ways to invest."),
  cta: callToAction,
  more: action.describe("Second link of the closing block, to the financing page."),
});
