import { z } from "zod";
import { applicationCard, cardSection, introducedCards, pictureCard } from "#app/content/schemas/cards.ts";
import { leadPicture, picture } from "#app/pictures/picture-field.ts";
import { showIn } from "#app/pictures/slot-registry.ts";
import { action, asked, atLeastOne, callToAction, list, modelId, text } from "#app/schemas/fields.ts";
import { pageHead } from "./page-head.ts";

// The first use of a group is drawn large.
const groups = atLeastOne(introducedCards(applicationCard));

export const privateBuyersPage = z.strictObject({
  ...pageHead,
  image: leadPicture,
  groups,
  cta: callToAction,
});

const organisationPage = z.strictObject({
  ...pageHead,
  image: showIn(picture, { slots: ["beside"] }),
  lists: atLeastOne(list),
  groups,
  cta: callToAction,
});

export const businessesPage = organisationPage;

const lodging = z.strictObject({
  title: text,
  asked,
  text,
  model: modelId,
  // How many of the model are added up.
  units: z.int().min(2).max(6),
  drawingAlt: text,
  // The costs that the sum leaves out; shown while `priceContents` of content/site.yaml is empty.
  apart: list,
  action,
});

export const campsitesPage = organisationPage.extend({ lodging });

export const investorsPage = z.strictObject({
  ...pageHead,
  image: leadPicture,
  lists: atLeastOne(list),
  opportunities: cardSection(applicationCard),
  // Beside the figures: no return is promised, money may be lost.
  risk: text,
  // A first stage: some units of one model.
  stage: lodging,
  models: cardSection(pictureCard),
  cta: callToAction,
  more: action,
});
