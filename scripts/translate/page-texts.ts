import type { z } from "zod";
import { idOf } from "#app/content/item-ids/item-id.ts";
import { indexOfItem } from "#app/content/overlay-fields.ts";
import { type TextField, textFields } from "#app/content/walk-fields.ts";
import type { FieldPath } from "#app/schemas/field-path.ts";
import { schemaAt } from "#app/schemas/schema-at.ts";
import { areWords } from "#app/schemas/words.ts";

/** A text above the body of a page. */
export interface PageField extends TextField {
  /** Its path with the ids of items in the place of their numbers: `cards[solar].title`. */
  readonly name: string;
}

/** Returns the fields of a page that translators write: words, no names of people, models, files or pages. */
export function translatableFields(schema: z.ZodType, data: unknown): PageField[] {
  return textFields(data)
    .filter(({ path, text }) => text.trim() !== "" && isWords(schema, path))
    .map((field) => ({ ...field, name: stablePath(data, field.path) }));
}

function isWords(schema: z.ZodType, path: FieldPath): boolean {
  const field = schemaAt(schema, path);
  return field !== undefined && areWords(field);
}

/** Whether a translation has words for a field of its original. A list of texts is translated whole. */
export function hasField(original: unknown, translation: unknown, path: FieldPath): boolean {
  return (fieldText(original, translation, path, "whole") ?? "").trim() !== "";
}

/**
 * Returns the words of a translation for a field of its original; undefined where it has none. Items of lists are found by
 * their ids, or else by their places.
 *
 * @param texts Whether any text of a list stands for all, because a translation may have fewer.
 */
export function fieldText(
  original: unknown,
  translation: unknown,
  path: FieldPath,
  texts: "whole" | "single" = "single",
): string | undefined {
  const [part, ...rest] = path;
  if (part === undefined) return typeof translation === "string" ? translation : undefined;
  if (!Array.isArray(original)) return fieldText(fieldOf(original, part), fieldOf(translation, part), rest, texts);
  if (!Array.isArray(translation)) return undefined;
  const item: unknown = original[Number(part)];
  const byId = indexOfItem(translation, item);
  const other: unknown = translation[idOf(item) === undefined ? Number(part) : byId];
  if (typeof item === "string" && texts === "whole") return translation.find((text) => typeof text === "string");
  return fieldText(item, other, rest, texts);
}

function fieldOf(value: unknown, name: PropertyKey): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}

/** Returns a path that stays the same when another item is put before those that it names. */
function stablePath(data: unknown, path: FieldPath): string {
  let [value, written] = [data, ""];
  for (const part of path) {
    value = fieldOf(value, part);
    const name = typeof part === "number" ? `[${idOf(value) ?? part + 1}]` : String(part);
    written += typeof part === "number" || written === "" ? name : `.${name}`;
  }
  return written;
}

const notRead = /\{\{[^{}]*\}\}|\]\([^)\s]*|https?:\/\/\S+|[\w.-]+@[\w.-]+/g;

/** Returns how many words a translator has to write for a text: without placeholders, links and addresses. */
export function countWords(text: string): number {
  return text.replaceAll(notRead, " ").match(/\p{L}[\p{L}\p{M}\p{N}'’·-]*/gu)?.length ?? 0;
}
