/**
 * The building blocks of every content schema.
 *
 * No schema carries a message of its own: what a writer reads is made from the
 * issue code and the field path, in the words of the locale file. What a field is
 * for is said there as well: its description is the key of that sentence. Key names
 * carry meaning for the generic checks: `src` is a picture, `href` a link,
 * `model` a model id.
 */
import { z } from "zod";
import type { FieldName } from "./field-name.ts";
import { isWrittenTime } from "./site-time.ts";
import { asWords } from "./words.ts";

/** Kebab case without accents, so that a name can stand in a path on every system. */
export const kebabCase = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

// "//host" would leave the site without saying so, hence the look-ahead.
export const linkTarget = /^(\/(?!\/)\S*|https:\/\/\S+|mailto:\S+|tel:\S+)$/;

/** Words for people, trimmed; an empty string is refused. `name` is that of their explanation. */
export function text(name: FieldName) {
  return asWords(properName(name));
}

/** A name, which is the same in every language: that of a person, of a model or of a tag. Otherwise like `text`. */
export function properName(name: FieldName) {
  return z.string().trim().min(1).describe(name);
}

/**
 * A group of fields as an item of a list: with an id, by which translations are laid over it whatever its place. Every
 * list of groups in content files is made of these.
 */
export function withId<Shape extends z.core.$ZodLooseShape>(group: z.ZodObject<Shape, z.core.$strict>) {
  const item = z.strictObject({ id: identifier }).extend(group.shape);
  return group.description === undefined ? item : item.describe(group.description);
}

/** What a group of fields is as an item of a list. */
export type Item<Group> = Group & { readonly id: string };

/** A list that has at least one entry. */
export function atLeastOne<Item extends z.ZodType>(item: Item, name: FieldName) {
  return z.array(item).min(1).describe(name);
}

export const title = text("fields.common.title");
export const description = text("fields.common.description");

export const slug = z.string().regex(kebabCase).describe("fields.common.slug");
/** Entries that have pages of their own can be renamed. */
export const aliases = atLeastOne(
  z.string().regex(kebabCase).describe("fields.common.alias"),
  "fields.common.aliases",
).optional();
export const identifier = z.string().regex(kebabCase).describe("fields.common.id");
export const modelId = z.string().regex(kebabCase).describe("fields.common.model");

export const href = z.string().regex(linkTarget).describe("fields.common.href");

export const isoDate = z.iso.date().describe("fields.common.day");

/** What makes an entry wait. Drafts are shown in development only, and so are entries until their moment. */
export const publication = {
  draft: z.boolean().optional().describe("fields.common.draft"),
  publishAt: z.stringFormat("moment", isWrittenTime).optional().describe("fields.common.publishAt"),
} as const;

export const yearMonthShape = /^\d{4}-(0[1-9]|1[0-2])$/;
export const yearMonth = z.string().regex(yearMonthShape).describe("fields.common.month");

export const action = z.strictObject({ label: text("fields.common.label"), href }).describe("fields.common.action");
export type Action = z.output<typeof action>;

export const callToAction = z
  .strictObject({
    title: text("fields.common.ctaTitle"),
    text: text("fields.common.ctaText"),
    ...action.shape,
  })
  .describe("fields.common.cta");
export type CallToAction = z.output<typeof callToAction>;

export const list = z
  .strictObject({
    title: text("fields.common.listTitle"),
    items: atLeastOne(text("fields.common.listItem"), "fields.common.listItems"),
  })
  .describe("fields.common.list");
export type List = z.output<typeof list>;
