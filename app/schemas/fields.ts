/**
 * The building blocks of every content schema.
 *
 * No schema carries a message of its own: what a writer reads is made from the
 * issue code and the field path, in the words of the locale file. Key names
 * carry meaning for the generic checks: `src` is a picture, `href` a link,
 * `model` a model id.
 */
import { z } from "zod";
import { isWrittenTime } from "./site-time.ts";

/** Kebab case without accents, so that a name can stand in a path on every system. */
export const kebabCase = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

// "//host" would leave the site without saying so, hence the look-ahead.
const linkTarget = /^(\/(?!\/)\S*|https:\/\/\S+|mailto:\S+|tel:\S+)$/;

/** Words for people, trimmed; an empty string is refused. `sentence` says what they are for. */
export function text(sentence: string) {
  return z.string().trim().min(1).describe(sentence);
}

/** A list that has at least one entry. */
export function atLeastOne<Item extends z.ZodType>(item: Item, sentence: string) {
  return z.array(item).min(1).describe(sentence);
}

export const title = text("Title of the page, unique in the site; shown by browsers and search engines.");
export const description = text("Summary for search engines: 50 to 160 characters once placeholders are resolved.");

export const slug = z
  .string()
  .regex(kebabCase)
  .describe("Last part of the path, in kebab-case; the file name when left out.");
export const identifier = z.string().regex(kebabCase).describe("Name that other fields refer to, in kebab-case.");
export const modelId = z.string().regex(kebabCase).describe("Id of a model: the name of its file without extension.");

export const href = z
  .string()
  .regex(linkTarget)
  .describe("Link target: a path from the root, an https URL, a mailto link or a tel link.");

export const isoDate = z.iso.date().describe("A day, YYYY-MM-DD.");

/** What makes an entry wait. Drafts are shown in development only, and so are entries until their moment. */
export const publication = {
  draft: z.boolean().optional().describe("True while it may be read in development only."),
  publishAt: z
    .stringFormat("moment", isWrittenTime)
    .optional()
    .describe("When it is published, in the time of Madrid: YYYY-MM-DD, which is midnight, or YYYY-MM-DD HH:MM."),
} as const;

export const yearMonth = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
  .describe("A month, YYYY-MM.");

export const action = z
  .strictObject({ label: text("Words on the button or link."), href })
  .describe("A button or link.");
export type Action = z.output<typeof action>;

export const callToAction = z
  .strictObject({
    title: text("Heading of the block."),
    text: text("One or two sentences above the button."),
    ...action.shape,
  })
  .describe("A closing block with one button.");
export type CallToAction = z.output<typeof callToAction>;

export const list = z
  .strictObject({ title: text("Heading of the list."), items: atLeastOne(text("One entry."), "The entries.") })
  .describe("A titled list of short sentences.");
export type List = z.output<typeof list>;
