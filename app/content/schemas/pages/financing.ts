import { z } from "zod";
import {
  cardGroup,
  cardSection,
  iconCard,
  introducedCards,
  pictureCard,
  textCard,
} from "#app/content/schemas/cards.ts";
import { leadPicture, picture } from "#app/pictures/picture-field.ts";
import { showIn } from "#app/pictures/slot-registry.ts";
import { action, atLeastOne, callToAction, href, list, text, withId } from "#app/schemas/fields.ts";
import { pageHead } from "./page-head.ts";

// Words only: figures of loans are those of a bank, on a day.
const option = z.strictObject({
  name: text("fields.financing.optionName"),
  purpose: text("fields.financing.purpose"),
  term: text("fields.financing.term"),
  documents: text("fields.financing.documents"),
});

const financingCard = textCard.extend({
  image: showIn(picture, { slots: ["banner", "bannerWide"] }),
  href,
  options: atLeastOne(withId(option.describe("fields.financing.option")), "fields.financing.options"),
});
export type FinancingCard = z.output<typeof financingCard>;

export const financingPage = z.strictObject({
  ...pageHead,
  cards: atLeastOne(withId(financingCard.describe("fields.financing.card")), "fields.financing.cards"),
  moreLabel: text("fields.financing.moreLabel"),
  table: z
    .strictObject({ title: text("fields.common.sectionTitle"), intro: text("fields.common.sectionIntro") })
    .describe("fields.financing.table"),
  credit: text("fields.financing.credit"),
  terms: textCard.describe("fields.financing.terms"),
  contact: action.describe("fields.financing.contact"),
});

export const financingPrivateBuyersPage = z.strictObject({
  ...pageHead,
  image: leadPicture,
  options: cardSection(pictureCard, "fields.financing.ways"),
  requirements: introducedCards(textCard, "fields.financing.requirements"),
  cta: callToAction,
});

export const financingBusinessesPage = z.strictObject({
  ...pageHead,
  image: leadPicture,
  options: cardSection(pictureCard, "fields.financing.ways"),
  lists: atLeastOne(withId(list), "fields.financing.lists"),
  cta: callToAction,
});

export const financingInvestorsPage = z.strictObject({
  ...pageHead,
  image: leadPicture,
  benefits: cardGroup(iconCard, "fields.financing.benefits"),
  risk: text("fields.financing.risk"),
  cta: callToAction,
});
