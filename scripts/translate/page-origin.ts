import type { Origin } from "#app/content/schemas/origin.ts";
import { textHash } from "#app/i18n/translation-state.ts";
import { setField, splitSource } from "./exchange/set-field.ts";
import type { PageSection } from "./page-sections.ts";
import type { PageField } from "./page-texts.ts";

/** Returns the origin of a translation that is made of an original as it is now; without a body it is of the fields alone. */
export function originOf(fields: readonly PageField[], sections: readonly PageSection[] | undefined): Origin {
  return { fields: fieldsHash(fields), ...(sections && { sections: sectionHashes(sections) }) };
}

/** Returns the hash of the fields of an original; neither their order in the file nor that of items matters. */
export function fieldsHash(fields: readonly PageField[]): string {
  return textHash(...fields.map(({ name, text }) => `${name}=${text}`).sort());
}

function sectionHashes(sections: readonly PageSection[]): Record<string, string> {
  return Object.fromEntries(sections.map(({ id, text }) => [id, textHash(text)]));
}

/**
 * Returns a translation with another origin. All other lines stay as they are.
 *
 * @param source A file whose front matter can be read.
 */
export function writeOrigin(source: string, { fields, sections }: Origin): string {
  const { opening, yaml, rest, newline } = splitSource(source);
  // In quotation marks, because a hash may look like a number, and an id like a truth value.
  const quoted = (text: string) => JSON.stringify(text);
  const lines = [
    "original:",
    ...(fields === undefined ? [] : [`  fields: ${quoted(fields)}`]),
    ...(sections ? [`  sections:${Object.keys(sections).length === 0 ? " {}" : ""}`] : []),
    ...Object.entries(sections ?? {}).map(([id, hash]) => `    ${quoted(id)}: ${quoted(hash)}`),
  ];
  return opening + setField(yaml, "original", lines.join(newline), newline) + rest;
}
