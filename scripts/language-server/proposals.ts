import { isFields } from "#app/content/item-ids/item-id.ts";
import type { FieldPath } from "#app/schemas/field-path.ts";
import type { FieldSchema } from "#scripts/fields/field-schema.ts";
import { choicesOf, fieldSchemasAt } from "./field-schemas-at.ts";
import { openOriginal } from "./original-at.ts";
import { type FieldPlace, placesInFields } from "./place-in-fields.ts";
import texts from "./server-texts.es.json" with { type: "json" };
import type { SiteNames } from "./site-names.ts";
import { splitText } from "./split-text.ts";

/** Something that a writer may write at the cursor. */
export interface Proposal {
  readonly kind: "name" | "value" | "picture" | "link" | "fact";
  readonly label: string;
  /** What replaces the text between the two offsets. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** What it is for, or what visitors will read. */
  readonly explanation: string;
  /** Whether the field has to be there. */
  readonly required?: boolean;
}

/**
 * Returns what a writer may write at an offset of a content file.
 *
 * @param schema That of its fields.
 * @param original The fields of the original, where the file is a translation.
 */
export function proposals(
  text: string,
  offset: number,
  schema: FieldSchema,
  names: SiteNames,
  original?: unknown,
): readonly Proposal[] {
  const facts = factProposals(text, offset, names);
  if (facts) return facts;
  const parts = splitText(text);
  if (!parts || offset < parts.start) return [];
  if (offset >= parts.bodyStart) return linkProposals(text, offset, names);
  if (offset > parts.start + parts.fields.length) return [];
  const source = original === undefined ? undefined : openOriginal(original, parts.fields);
  const found = placesInFields(parts.fields, offset - parts.start).map((place) => {
    const range = { start: parts.start + place.start, end: parts.start + place.end };
    if (place.at === "name") {
      const proposed = nameProposals(schema, place, range);
      return source ? proposed.map((proposal) => besideOriginal(proposal, source.at(place.path))) : proposed;
    }
    if (place.at !== "value") return [];
    if (source && place.path.at(-1) === "id") return named("value", source.freeIds(place.path.slice(0, -2)), range);
    return valueProposals(schema, place.path, names, range);
  });
  return found.find((list) => list.length > 0) ?? [];
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Behind two open braces anywhere; undefined elsewhere. */
function factProposals(text: string, offset: number, { facts }: SiteNames): readonly Proposal[] | undefined {
  const line = text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);
  const typed = /\{\{(?:[^{}]*[-+*/(] )?([\w.-]*)$/.exec(line)?.[1];
  if (typed === undefined) return undefined;
  const rest = /^[\w.-]*/.exec(text.slice(offset))?.[0] ?? "";
  const end = offset + rest.length;
  const closing = /^[^{}\n]*\}\}/.test(text.slice(end)) ? "" : "}}";
  return facts.map(([name, explanation]) => ({
    kind: "fact",
    label: name,
    text: name + closing,
    start: offset - typed.length,
    end,
    explanation,
  }));
}

/** Behind the opening parenthesis of a link or a picture in the body. */
function linkProposals(text: string, offset: number, { pictures, links }: SiteNames): readonly Proposal[] {
  const line = text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);
  const [, isPicture, typed] = /(!?)\[[^\]]*\]\(([^()\s]*)$/.exec(line) ?? [];
  if (typed === undefined) return [];
  const end = offset + (/^[^()\s"]*/.exec(text.slice(offset))?.[0].length ?? 0);
  const range = { start: offset - typed.length, end };
  return isPicture ? named("picture", pictures, range) : named("link", links, range);
}

function nameProposals(schema: FieldSchema, { path, present, hasColon }: FieldPlace, range: Range): Proposal[] {
  const groups = fieldSchemasAt(schema, path).flatMap(choicesOf);
  const seen = new Set(present);
  return groups.flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties).flatMap(([name, field]): Proposal[] => {
      if (seen.has(name)) return [];
      seen.add(name);
      const hasValue = choicesOf(field).every(({ properties: inner, items }) => !inner && !items);
      const colon = hasColon ? "" : hasValue ? ": " : ":";
      const explanation = field.description ?? "";
      const text = name + colon;
      return [{ kind: "name", label: name, text, explanation, required: required.includes(name), ...range }];
    }),
  );
}

/** Returns a field of a translation: those that the original has come first, with its words. */
function besideOriginal(proposal: Proposal, group: unknown): Proposal {
  const value = isFields(group) ? group[proposal.label] : undefined;
  const words = typeof value === "string" ? [texts.original.replace("{{text}}", () => value)] : [];
  const explanation = [proposal.explanation, ...words].filter((line) => line !== "").join("\n\n");
  return { ...proposal, explanation, required: value !== undefined };
}

function valueProposals(schema: FieldSchema, path: FieldPath, names: SiteNames, range: Range): readonly Proposal[] {
  const fields = fieldSchemasAt(schema, path);
  if (fields.length === 0) return [];
  // As everywhere in content, the name of a field says what it holds.
  const name = path.findLast((part) => typeof part === "string");
  if (name === "src") return named("picture", names.pictures, range);
  if (name === "href") return named("link", names.links, range);
  if (name === "model") return named("value", names.models, range);
  if (name === "tags") return named("value", names.tags, range);
  const values = fields.flatMap(choicesOf).flatMap((field) => {
    const allowed = field.enum ?? (field.const === undefined ? [] : [field.const]);
    if (field.type === "boolean" && allowed.length === 0) return [true, false];
    return field.type === "null" ? [null] : allowed;
  });
  const explanation = fields[0]?.description ?? "";
  return named("value", [...new Set(values.map(String))], range).map((value) => ({ ...value, explanation }));
}

function named(kind: Proposal["kind"], texts: readonly string[], range: Range): Proposal[] {
  return texts.map((text) => ({ kind, label: text, text, explanation: "", ...range }));
}
