import { z } from "zod";
import {
  cardGroup,
  cardSection,
  iconCard,
  introducedCards,
  linkCard,
  pictureCard,
  textCard,
} from "#app/content/schemas/cards.ts";
import { leadPicture } from "#app/pictures/picture-field.ts";
import { atLeastOne, callToAction, list, text } from "#app/schemas/fields.ts";
import { pageHead } from "./page-head.ts";

export const financingPage = z.strictObject({
  ...pageHead,
  cards: atLeastOne(linkCard, "One card for each kind of client."),
  moreLabel: text("Words that every card shows when it is pointed at."),
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
  cta: callToAction,
});
