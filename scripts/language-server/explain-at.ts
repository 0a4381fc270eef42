import type { FieldSchema } from "#scripts/fields/field-schema.ts";
import { fieldSchemasAt } from "./field-schemas-at.ts";
import { placesInFields } from "./place-in-fields.ts";
import type { SiteNames } from "./site-names.ts";
import { splitText } from "./split-text.ts";

/** Returns what a field is for, or what a placeholder writes, at an offset; undefined where there is nothing to say. */
export function explainAt(text: string, offset: number, schema: FieldSchema, names: SiteNames): string | undefined {
  const fact = factAt(text, offset, names);
  if (fact !== undefined) return fact;
  const parts = splitText(text);
  if (!parts || offset < parts.start || offset > parts.start + parts.fields.length) return undefined;
  const sentences = placesInFields(parts.fields, offset - parts.start).flatMap(({ at, path, start, end }) => {
    const word = parts.fields.slice(start, end);
    const fields = fieldSchemasAt(schema, at === "name" ? [...path, word] : path);
    return fields.flatMap(({ description }) => description ?? []);
  });
  return sentences.length > 0 ? [...new Set(sentences)].join("\n\n") : undefined;
}

function factAt(text: string, offset: number, { facts }: SiteNames): string | undefined {
  const start = text.lastIndexOf("{{", offset);
  const end = text.indexOf("}}", offset);
  const isInside = start >= 0 && end >= 0 && !/[\n{}]/.test(text.slice(start + 2, end));
  if (!isInside) return undefined;
  const before = /[\w.-]*$/.exec(text.slice(start + 2, offset))?.[0] ?? "";
  const after = /^[\w.-]*/.exec(text.slice(offset, end))?.[0] ?? "";
  return facts.find(([name]) => name === before + after)?.[1];
}
