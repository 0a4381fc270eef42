/** The kinds of card that pages are made of; all of them are a title and a text with something more. */
import { z } from "zod";
import { picture } from "#app/pictures/picture-field.ts";
import { showIn } from "#app/pictures/slot-registry.ts";
import { atLeastOne, href, modelId, text } from "#app/schemas/fields.ts";

/** Names of the drawn icons; the icon component draws exactly these. */
const iconNames = ["flexibility", "guarantee", "project", "quality", "return", "support", "team", "time"] as const;
export type IconName = (typeof iconNames)[number];

export const textCard = z
  .strictObject({
    title: text("Title of the card."),
    text: text("Description: one short paragraph, unlike that of any other card."),
  })
  .describe("A card of words only.");

export const iconCard = textCard
  .extend({ icon: z.enum(iconNames).describe("Icon above the title.") })
  .describe("A card with an icon.");
export type IconCard = z.output<typeof iconCard>;

export const pictureCard = textCard
  .extend({ image: showIn(picture, { slots: ["cardTwo", "cardThree", "pillar", "pillarSquare"] }) })
  .describe("A card with a picture.");
export type PictureCard = z.output<typeof pictureCard>;

export const linkCard = textCard
  .extend({ image: showIn(picture, { slots: ["tile", "audience"] }), href })
  .describe("A big picture with words over it that leads to a page.");
export type LinkCard = z.output<typeof linkCard>;

export const applicationCard = textCard
  .extend({ image: showIn(picture, { slots: ["applicationThree", "applicationFour"] }), model: modelId })
  .describe("A use with its furnished plan and the model that suits it.");
export type ApplicationCard = z.output<typeof applicationCard>;

/** A section that shows cards without a heading of its own. */
export function cardGroup<Card extends z.ZodType>(card: Card, sentence: string) {
  return z.strictObject({ cards: atLeastOne(card, "The cards, in the order shown.") }).describe(sentence);
}

/** A section with a heading above its cards. */
export function cardSection<Card extends z.ZodType>(card: Card, sentence: string) {
  return cardGroup(card, sentence)
    .extend({ title: text("Heading of the section.") })
    .describe(sentence);
}

/** A section with a heading and a line of introduction above its cards. */
export function introducedCards<Card extends z.ZodType>(card: Card, sentence: string) {
  return cardSection(card, sentence)
    .extend({ intro: text("Introduction below the heading.") })
    .describe(sentence);
}
