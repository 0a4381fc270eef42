import { z } from "zod";
import { cardSection, iconCard, introducedCards, paymentCard, textCard } from "#app/content/schemas/cards.ts";
import { leadPicture, picture } from "#app/pictures/picture-field.ts";
import { showIn } from "#app/pictures/slot-registry.ts";
import { action, asked, atLeastOne, callToAction, href, list, text } from "#app/schemas/fields.ts";
import { pageHead } from "./page-head.ts";

// Words only: figures of loans are those of a bank, on a day.
const option = z.strictObject({
  name: text,
  purpose: text,
  term: text,
  documents: text,
  asked,
});

const financingCard = textCard.extend({
  image: showIn(picture, { slots: ["banner", "bannerWide"] }),
  href,
  options: atLeastOne(option),
});
export type FinancingCard = z.output<typeof financingCard>;

export const financingPage = z.strictObject({
  ...pageHead,
  cards: atLeastOne(financingCard),
  moreLabel: text,
  table: z.strictObject({ title: text, intro: text }),
  // Shown while `credit` of content/site.yaml is `none`.
  credit: text,
  terms: textCard,
  cta: callToAction,
});

export const financingPrivateBuyersPage = z.strictObject({
  ...pageHead,
  image: leadPicture,
  options: cardSection(paymentCard),
  requirements: introducedCards(textCard),
  cta: callToAction,
});

export const financingBusinessesPage = z.strictObject({
  ...pageHead,
  image: leadPicture,
  options: cardSection(paymentCard),
  lists: atLeastOne(list),
  cta: callToAction,
});

export const financingInvestorsPage = z.strictObject({
  ...pageHead,
  image: leadPicture,
  benefits: cardSection(iconCard),
  risk: text,
  cta: callToAction,
  // The page with the ways of investing.
  more: action,
});
