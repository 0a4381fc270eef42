import type { FactSource } from "#app/content/facts.ts";
import { setFigures } from "#app/content/figures/set-figures.ts";
import { fillHref, fillPlaceholders } from "#app/content/placeholders.ts";
import type { PictureData } from "#app/pictures/picture-data.ts";

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
 * Returns front matter with every field made ready for the page, however deep: placeholders filled, figures tied to
 * their units, links (`href`) in the page's language and pictures (`src`) complete. Notes of claims stay as marks,
 * which `<NotedText>` turns into links; the check refuses them in fields without it. Questions that sections answer
 * (`asked`) and list items that are empty for lack of a fact are left out.
 */
export async function resolveFields<Data>(data: Data, context: FieldContext): Promise<Resolved<Data>> {
  // `resolve` keeps every name and every type but that of pictures, which `Resolved` describes.
  return (await resolve(data, context)) as Resolved<Data>;
}

/** Fields for the assistant, which no page shows. */
const hidden: ReadonlySet<string> = new Set(["asked", "askedInBody"]);

async function resolve(value: unknown, context: FieldContext): Promise<unknown> {
  if (typeof value === "string") return setFigures(fillPlaceholders(value, context.facts()));
  if (Array.isArray(value)) {
    const items = await Promise.all(value.map((item) => resolve(item, context)));
    // Empty items need a fact that the company has not filled in yet.
    return items.filter((item) => item !== "");
  }
  if (typeof value !== "object" || value === null) return value;

  const fields: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) {
    if (hidden.has(name) && !context.keepsAsked) continue;
    if (name === "href" && typeof inner === "string") {
      fields[name] = context.localiseHref(fillHref(inner, context.facts()));
    } else if (name === "id") {
      // An identifier, not a figure: «6x2» is not changed.
      fields[name] = inner;
    } else if (name === "src" && typeof inner === "string") {
      Object.assign(fields, await context.readPicture(inner));
    } else {
      fields[name] = await resolve(inner, context);
    }
  }
  return fields;
}
