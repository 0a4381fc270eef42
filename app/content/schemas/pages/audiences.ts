import { z } from "zod";
import { applicationCard, cardSection, pictureCard } from "#app/content/schemas/cards.ts";
import { leadPicture } from "#app/pictures/picture-field.ts";
import { action, atLeastOne, callToAction, list, modelId, text, withId } from "#app/schemas/fields.ts";
import { pageHead } from "./page-head.ts";

export const privateBuyersPage = z.strictObject({
  ...pageHead,
  cards: atLeastOne(withId(applicationCard), "fields.audiences.uses"),
  cta: callToAction,
});

const organisationPage = z.strictObject({
  ...pageHead,
  image: leadPicture,
  lists: atLeastOne(withId(list), "fields.audiences.lists"),
  cards: atLeastOne(withId(applicationCard), "fields.audiences.uses"),
  cta: callToAction,
});

export const businessesPage = organisationPage;

const lodging = z.strictObject({
  title: text("fields.common.sectionTitle"),
  text: text("fields.campsites.lodgingText"),
  model: modelId,
  units: z.int().min(2).max(6).describe("fields.campsites.units"),
  drawingAlt: text("fields.campsites.drawingAlt"),
  apart: list.describe("fields.campsites.apart"),
  action: action.describe("fields.campsites.action"),
});

export const campsitesPage = organisationPage.extend({
  lodging: lodging.describe("fields.campsites.lodging"),
  contact: callToAction.describe("fields.campsites.contact"),
});

export const investorsPage = z.strictObject({
  ...pageHead,
  image: leadPicture,
  lists: atLeastOne(withId(list), "fields.investors.lists"),
  opportunities: cardSection(pictureCard, "fields.investors.opportunities"),
  risk: text("fields.investors.risk"),
  models: cardSection(pictureCard, "fields.investors.models"),
  cta: callToAction,
  more: action.describe("fields.investors.more"),
});
