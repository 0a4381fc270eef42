import { isMap, isNode, isScalar, type Pair, parseDocument } from "yaml";

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
  // Up to the line that closes it: a title may have «---» in it as well.
  const [, opening = "", yaml = ""] = /^(\uFEFF?---[^\n]*\n)((?:[^\n]*\n)*?)(?=---)/.exec(source) ?? [];
  const rest = source.slice(opening.length + yaml.length);
  const newline = opening.endsWith("\r\n") ? "\r\n" : "\n";
  const withoutSlug = dropSlug ? setField(yaml, "slug", undefined, newline) : yaml;
  const line = aliases.length > 0 ? `aliases: [${aliases.map(plainScalar).join(", ")}]` : undefined;
  return opening + setField(withoutSlug, "aliases", line, newline) + rest;
}

/** Returns the front matter with another line for a field, or without it; a new field comes last. */
function setField(yaml: string, name: string, line: string | undefined, newline: string): string {
  const found = findLines(yaml, name);
  const text = line === undefined ? "" : line + newline;
  if (found) return yaml.slice(0, found.start) + text + yaml.slice(found.end);
  return yaml + text;
}

/** Returns where the lines of a field of the front matter begin and end. */
function findLines(yaml: string, name: string): { readonly start: number; readonly end: number } | undefined {
  const { contents } = parseDocument(yaml);
  const pair = isMap(contents) ? contents.items.find(({ key }) => isScalar(key) && key.value === name) : undefined;
  const start = pair && startOf(pair);
  if (pair === undefined || start === undefined) return undefined;
  const last = yaml.slice(0, endOf(pair) ?? start).trimEnd().length;
  const end = yaml.indexOf("\n", Math.max(last, start));
  return { start: yaml.lastIndexOf("\n", start) + 1, end: end < 0 ? yaml.length : end + 1 };
}

function startOf({ key }: Pair): number | undefined {
  return isNode(key) ? key.range?.[0] : undefined;
}

function endOf({ value }: Pair): number | undefined {
  return isNode(value) ? value.range?.[1] : undefined;
}

/** A name of digits alone would be read as a number. */
function plainScalar(name: string): string {
  return /^[\d.-]+$/.test(name) ? `"${name}"` : name;
}
