/**
 * The building blocks of every content schema.
 *
 * No schema carries a message of its own: what a writer reads is made from the
 * issue code and the field path, in the words of the locale file. What a field is
 * for, writers read in `scripts/new/templates/` and in `content/LEEME.md`. Key names
 * carry meaning for the generic checks: `src` is a picture, `href` a link,
 * `model` a model id.
 */
import { z } from "zod";
import { isWrittenTime } from "./site-time.ts";
import { asWords } from "./words.ts";

/** Kebab case without accents, so that a name can stand in a path on every system. */
export const kebabCase = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

// "//host" would leave the site without saying so, hence the look-ahead.
export const linkTarget = /^(\/(?!\/)\S*|https:\/\/\S+|mailto:\S+|tel:\S+)$/;

/** Words for people, trimmed; an empty string is refused. */
export const text = asWords(z.string().trim().min(1));

/** A name, which is the same in every language: that of a person, of a model or of a tag. Otherwise like `text`. */
export const properName = z.string().trim().min(1);

/** A list that has at least one entry. */
export function atLeastOne<Item extends z.ZodType>(item: Item) {
  return z.array(item).min(1);
}

export const slug = z.string().regex(kebabCase);
/** Earlier slugs of an entry that has a page of its own, the oldest first. */
export const aliases = atLeastOne(z.string().regex(kebabCase)).optional();
export const identifier = z.string().regex(kebabCase);
/** A model, by the name of its file. */
export const modelId = z.string().regex(kebabCase);

export const href = z.string().regex(linkTarget);

export const isoDate = z.iso.date();

/** What makes an entry wait. Drafts are shown in development only, and so are entries until their moment. */
export const publication = {
  draft: z.boolean().optional(),
  publishAt: z.stringFormat("moment", isWrittenTime).optional(),
} as const;

export const yearMonthShape = /^\d{4}-(0[1-9]|1[0-2])$/;
export const yearMonth = z.string().regex(yearMonthShape);

export const action = z.strictObject({ label: text, href });
export type Action = z.output<typeof action>;

export const callToAction = z.strictObject({
  title: text,
  text: text,
  ...action.shape,
});
export type CallToActionContent = z.output<typeof callToAction>;

export const list = z.strictObject({
  title: text,
  items: atLeastOne(text),
});
export type TextList = z.output<typeof list>;
