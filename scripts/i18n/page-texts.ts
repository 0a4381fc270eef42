import { type TextField, textFields } from "#app/content/walk-fields.ts";
import type { FieldPath } from "#app/schemas/field-path.ts";
import type { FieldSchema } from "#scripts/fields/field-schema.ts";
import { fieldSchemasAt } from "#scripts/language-server/field-schemas-at.ts";

/** A text above the body of a page. */
export interface PageField extends TextField {
  /** Its path with the ids of items in the place of their numbers: `cards[solar].title`. */
  readonly name: string;
}

/** Returns the fields of a page that translators write: words, no names of files, pages or days. */
export function translatableFields(schema: FieldSchema, data: unknown): PageField[] {
  return textFields(data)
    .filter(({ path, text }) => text.trim() !== "" && fieldSchemasAt(schema, path).some(isWords(path)))
    .map((field) => ({ ...field, name: stablePath(data, field.path) }));
}

/** Words that every language takes from the original: the site's settings translate tags. */
const sharedNames: ReadonlySet<PropertyKey> = new Set(["tags"]);

function isWords(path: FieldPath) {
  return ({ type, pattern, format, enum: choices, const: only }: FieldSchema) =>
    type === "string" &&
    pattern === undefined &&
    format === undefined &&
    choices === undefined &&
    only === undefined &&
    !path.some((part) => sharedNames.has(part));
}

/**
 * Whether a translation has a field of its original. Items of lists are found by their ids, or else by their places; a list
 * of texts is translated whole.
 */
export function hasField(original: unknown, translation: unknown, path: FieldPath): boolean {
  const [part, ...rest] = path;
  if (part === undefined) return typeof translation === "string" && translation.trim() !== "";
  if (Array.isArray(original)) {
    if (!Array.isArray(translation)) return false;
    const item: unknown = original[Number(part)];
    if (typeof item === "string") return translation.length > 0;
    const id = idOf(item);
    const other: unknown = id === undefined ? translation[Number(part)] : translation.find((one) => idOf(one) === id);
    return hasField(item, other, rest);
  }
  return hasField(fieldOf(original, part), fieldOf(translation, part), rest);
}

function idOf(item: unknown): unknown {
  return fieldOf(item, "id");
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
