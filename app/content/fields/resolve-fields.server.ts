import type { z } from "zod";
import type { FactSource } from "#app/content/facts.ts";
import { setFigures } from "#app/content/figures/set-figures.ts";
import { fillHref, fillPlaceholders } from "#app/content/placeholders.ts";
import type { PictureData } from "#app/pictures/picture-data.ts";
import { marksOf } from "#app/schemas/field-marks.ts";
import { schemaAt } from "#app/schemas/schema-at.ts";

/** Front matter as a page shows it: each picture has its path, its size and its colour. */
export type Resolved<Data> = Data extends string | number | boolean | null | undefined
  ? Data
  : Data extends { src: string }
    ? { [Name in keyof Data]: Resolved<Data[Name]> } & PictureData
    : { [Name in keyof Data]: Resolved<Data[Name]> };

/** The values that fill the fields of one language. */
export interface FieldContext {
  readonly facts: () => FactSource;
  /** Returns a link of the content for pages of the language being built. */
  readonly localiseHref: (href: string) => string;
  /** Returns what a page needs to show a picture below `content/images`. */
  readonly readPicture: (source: string) => Promise<PictureData>;
  /** Whether the questions that sections answer stay, which only the assistant's knowledge needs. */
  readonly keepsAsked?: boolean;
}

/**
 * Returns front matter made ready for the page, as its schema says: words have their facts, figures are tied to their
 * units, links are in the page's language and pictures complete. Notes of claims stay as marks for `<NotedText>`.
 * Questions that sections answer and list items that lack a fact are left out.
 *
 * @param schema That of the data, which may lack some of its fields.
 */
export async function resolveFields<Data>(
  schema: z.ZodType,
  data: Data,
  context: FieldContext,
): Promise<Resolved<Data>> {
  // `resolve` keeps every name and every type but that of pictures, which `Resolved` describes.
  return (await resolve(schema, data, context)) as Resolved<Data>;
}

/** Fields for the assistant, which no page shows. */
const hidden: ReadonlySet<string> = new Set(["asked", "askedInBody"]);

async function resolve(schema: z.ZodType | undefined, value: unknown, context: FieldContext): Promise<unknown> {
  if (typeof value === "string") return resolveText(schema, value, context);
  if (Array.isArray(value)) {
    const items = await Promise.all(value.map((item, index) => resolve(schemaAt(schema, [index]), item, context)));
    // Empty items need a fact that the company has not filled in yet.
    return items.filter((item) => item !== "");
  }
  if (typeof value !== "object" || value === null) return value;
  const fields: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) {
    if (hidden.has(name) && !context.keepsAsked) continue;
    const field = schemaAt(schema, [name]);
    if (marksOf(field).leadsTo === "picture") Object.assign(fields, await context.readPicture(String(inner)));
    else fields[name] = await resolve(field, inner, context);
  }
  return fields;
}

function resolveText(schema: z.ZodType | undefined, text: string, { facts, localiseHref }: FieldContext): string {
  const { words, leadsTo } = marksOf(schema);
  if (leadsTo === "page") return localiseHref(fillHref(text, facts()));
  return words ? setFigures(fillPlaceholders(text, facts())) : text;
}
