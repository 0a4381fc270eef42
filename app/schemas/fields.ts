/**
 * The building blocks of every content schema.
 *
 * No schema carries a message of its own: what a writer reads is made from the issue code, the format and the field
 * path, in the words of the locale file. Writers read the purpose of a field in `scripts/new/templates/` and in
 * `content/LEEME.md`. The meaning of a field for pages and checks is marked in its schema: `field-marks.ts`.
 */
import { z } from "zod";
import { isWrittenTime } from "#app/time/site-time.ts";
import { asLeading, asName, asWords } from "./field-marks.ts";

/** Kebab case without accents, so that a name can be used in a path on every system. */
export const kebabCase = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

// "//host" would leave the site without saying so, hence the look-ahead.
const linkTarget = /^(\/(?!\/)\S*|https:\/\/\S+|mailto:\S+|tel:\S+)$/;

/** Words for people, trimmed; an empty string is refused. */
export const text = asWords(z.string().trim().min(1));

/** The same, for a text that the page shows with the notes of claims. */
export const notedText = asWords(z.string().trim().min(1), { notes: true });

/** Words by which visitors are understood, as they type them. */
export const typedWords = asWords(z.string().trim().min(1), { typed: true });

/** A text for programs alone, or of figures. Otherwise like `text`. */
export const plainText = z.string().trim().min(1);

/** A name, which is the same in every language: that of a person, of a model or of a tag. Otherwise like `text`. */
export const properName = asName(z.string().trim().min(1));

/** A list that has at least one entry. */
export function atLeastOne<Item extends z.ZodType>(item: Item) {
  return z.array(item).min(1);
}

/** Whole questions of visitors that a section answers. No page shows them; the assistant finds the section by them. */
export const asked = atLeastOne(text).optional();

/** The same for the sections of the body, by their headings. */
export const askedInBody = z.record(z.string(), atLeastOne(text)).optional();

/** A part of a path. */
export const slug = z.stringFormat("name", kebabCase);
/** Earlier slugs of an entry that has a page of its own, the oldest first. */
export const aliases = atLeastOne(slug).optional();
export const identifier = z.stringFormat("name", kebabCase);
/** A model, by the name of its file. */
export const modelId = z.stringFormat("name", kebabCase);

export const href = asLeading("page", z.stringFormat("link", linkTarget));

export const isoDate = z.iso.date();

/** The fields that hold an entry back. Drafts are shown in development only, and so are entries before their moment. */
export const publication = {
  draft: z.boolean().optional(),
  publishAt: z.stringFormat("moment", isWrittenTime).optional(),
} as const;

export const yearMonth = z.stringFormat("month", /^\d{4}-(0[1-9]|1[0-2])$/);

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
  asked,
  items: atLeastOne(notedText),
});
export type TextList = z.output<typeof list>;
