import { isMap, isNode, isScalar, type Pair, parseDocument } from "yaml";

/** A content file in three parts: what opens the front matter, its lines, and all that follows. */
export interface SplitSource {
  readonly opening: string;
  readonly yaml: string;
  readonly rest: string;
  /** Ends the lines of the file. */
  readonly newline: "\n" | "\r\n";
}

/**
 * Returns a content file in three parts, of which it can be put together again.
 *
 * @param source A file whose front matter can be read.
 */
export function splitSource(source: string): SplitSource {
  // Up to the line that closes it: a title may have «---» in it as well.
  const [, opening = "", yaml = ""] = /^(\uFEFF?---[^\n]*\n)((?:[^\n]*\n)*?)(?=---)/.exec(source) ?? [];
  const rest = source.slice(opening.length + yaml.length);
  return { opening, yaml, rest, newline: opening.endsWith("\r\n") ? "\r\n" : "\n" };
}

/**
 * Returns the lines of a front matter with others for a field, or without it; a new field comes last. All other lines stay
 * as they are.
 *
 * @param lines The field as it is to be written, without the line end of its last line; undefined takes it out.
 */
export function setField(yaml: string, name: string, lines: string | undefined, newline: string): string {
  const found = findLines(yaml, name);
  const text = lines === undefined ? "" : lines + newline;
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
