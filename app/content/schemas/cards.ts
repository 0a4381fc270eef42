/** The kinds of cards on pages: each is a title and a text plus something else. */
import { z } from "zod";
import { picture } from "#app/pictures/picture-field.ts";
import { showIn } from "#app/pictures/slot-registry.ts";
import { asked, atLeastOne, href, modelId, notedText, text } from "#app/schemas/fields.ts";

/** Names of the drawings of benefits; `benefit-drawings.ts` draws exactly these. */
const benefitIcon = z.enum(["flexibility", "project", "return", "team"]);
export type BenefitIconName = z.output<typeof benefitIcon>;

/** Names of the drawings of ways of paying; `payment-drawings.ts` draws exactly these. */
const paymentIcon = z.enum(["mortgage", "loan", "stages", "rental", "leasing", "renting"]);
export type PaymentIconName = z.output<typeof paymentIcon>;

export const textCard = z.strictObject({
  title: text,
  asked,
  text,
});

const benefitCard = textCard.extend({ text: notedText, label: text });

/** Cards whose text explains a drawing, with what that shows. */
export const iconCard = benefitCard.extend({ icon: benefitIcon });
export const paymentCard = benefitCard.extend({ icon: paymentIcon });
export type DrawnCard = z.output<typeof iconCard> | z.output<typeof paymentCard>;

/** A card whose text explains a figure, with what it counts: «4», «pruebas antes de cargarlo». */
export const figureCard = benefitCard.extend({ figure: text });
export type FigureCard = z.output<typeof figureCard>;

export const pictureCard = textCard.extend({
  image: showIn(picture, { slots: ["cardTwo", "cardThree", "pillar"] }),
});
export type PictureCard = z.output<typeof pictureCard>;

export const linkCard = textCard.extend({ image: showIn(picture, { slots: ["tile", "cardFour"] }), href });
export type LinkCard = z.output<typeof linkCard>;

export const applicationCard = textCard.extend({
  image: showIn(picture, { slots: ["applicationThree", "applicationFour", "beside"] }),
  model: modelId,
  // Size of the building in the picture, in metres, if it differs from the size of the model: a bespoke model has none.
  size: z.strictObject({ length: z.number().positive(), width: z.number().positive() }).optional(),
});
export type ApplicationCardContent = z.output<typeof applicationCard>;

type CardSchema<Shape extends z.core.$ZodLooseShape> = z.ZodObject<Shape, z.core.$strict>;

/** A section that shows cards without a heading of its own. */
export function cardGroup<Shape extends z.core.$ZodLooseShape>(card: CardSchema<Shape>) {
  return z.strictObject({ cards: atLeastOne(card) });
}

/** A section with a heading above its cards. */
export function cardSection<Shape extends z.core.$ZodLooseShape>(card: CardSchema<Shape>) {
  return cardGroup(card).extend({ title: text });
}

/** A section with a heading and a line of introduction above its cards. */
export function introducedCards<Shape extends z.core.$ZodLooseShape>(card: CardSchema<Shape>) {
  return cardSection(card).extend({ asked, intro: text });
}
