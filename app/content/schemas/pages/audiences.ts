import { z } from "zod";
import { applicationCard, cardSection, pictureCard } from "#app/content/schemas/cards.ts";
import { leadPicture } from "#app/pictures/picture-field.ts";
import { atLeastOne, callToAction, list } from "#app/schemas/fields.ts";
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
export const campsitesPage = organisationPage;

export const investorsPage = z.strictObject({
  ...pageHead,
  image: leadPicture,
  lists: atLeastOne(list, "Advantages of the investment."),
  opportunities: cardSection(pictureCard, "Where there is demand."),
  models: cardSection(pictureCard, "The ways to invest."),
  cta: callToAction,
});
