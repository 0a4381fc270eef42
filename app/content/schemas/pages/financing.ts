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
import { action, atLeastOne, callToAction, href, list, text } from "#app/schemas/fields.ts";
import { pageHead } from "./page-head.ts";

// Words only: figures of loans are those of a bank, on a day.
const option = z.strictObject({
  name: text("Name of the option."),
  purpose: text("What it is for."),
  term: text("How long it lasts, in words."),
  documents: text("Papers to have ready."),
});

const financingCard = textCard.extend({
  image: showIn(picture, { slots: ["banner", "bannerWide"] }),
  href,
  options: atLeastOne(
    option.describe("A way to pay."),
    "Its ways to pay: their names on the card, the rest in the table.",
  ),
});
export type FinancingCard = z.output<typeof financingCard>;

export const financingPage = z.strictObject({
  ...pageHead,
  cards: atLeastOne(financingCard.describe("A kind of client."), "One card for each kind of client."),
  moreLabel: text("Words that every card shows when it is pointed at."),
  table: z
    .strictObject({ title: text("Heading of the section."), intro: text("Introduction below the heading.") })
    .describe("Words above the table of all options."),
  credit: text("Sentence that the company neither lends nor mediates; shown while site.yaml says `credit: none`."),
  terms: textCard.describe("Who sets rates and terms, and what the company gives instead."),
  contact: action.describe("The button at the end."),
});

export const financingPrivateBuyersPage = z.strictObject({
  ...pageHead,
  image: leadPicture,
  options: cardSection(pictureCard, "The ways to pay."),
  requirements: introducedCards(textCard, "What a bank asks for."),
  cta: callToAction,
});

export const financingBusinessesPage = z.strictObject({
  ...pageHead,
  image: leadPicture,
  options: cardSection(pictureCard, "The ways to pay."),
  lists: atLeastOne(list, "Advantages."),
  cta: callToAction,
});

export const financingInvestorsPage = z.strictObject({
  ...pageHead,
  image: leadPicture,
  benefits: cardGroup(iconCard, "Reasons to invest."),
  risk: text("Sentence below the reasons: no return is promised, and money may be lost."),
  cta: callToAction,
});
