import { setField, splitSource } from "#scripts/fields/set-field.ts";

/** What changes in the front matter of a renamed file. */
export interface PathFields {
  /** Earlier last parts of its path; without any the field goes. */
  readonly aliases: readonly string[];
  /** Whether the field `slug` goes, because the file has the name of the path from now on. */
  readonly dropSlug: boolean;
}

/**
 * Returns a content file with other fields of its path. All other lines stay as they are.
 *
 * @param source A file whose front matter can be read.
 */
export function renameFrontMatter(source: string, { aliases, dropSlug }: PathFields): string {
  const { opening, yaml, rest, newline } = splitSource(source);
  const withoutSlug = dropSlug ? setField(yaml, "slug", undefined, newline) : yaml;
  const line = aliases.length > 0 ? `aliases: [${aliases.map(plainScalar).join(", ")}]` : undefined;
  return opening + setField(withoutSlug, "aliases", line, newline) + rest;
}

/** A name of digits alone would be read as a number. */
function plainScalar(name: string): string {
  return /^[\d.-]+$/.test(name) ? `"${name}"` : name;
}
