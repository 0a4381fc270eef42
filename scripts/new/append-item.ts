import { isMap, isSeq, parseDocument } from "yaml";

/** A text with an added item, and the line on which the item begins, counted from 1. */
interface Appended {
  readonly text: string;
  readonly line: number;
}

/**
 * Returns a content file with an item added to the end of a list in its front matter; everything else stays as it is.
 * Returns undefined if the front matter cannot be read or has no such list with a dash before each item.
 *
 * @param path Names of the fields that lead to the list: `["uses", "cards"]`.
 * @param item The item as a YAML list of one: `- title: …`.
 */
export function appendItem(text: string, path: readonly string[], item: string): Appended | undefined {
  const [, opening = "", yaml = ""] = /^(\uFEFF?---[ \t]*\r?\n)(.*?\r?\n)---[ \t]*(?:\r?\n|$)/s.exec(text) ?? [];
  const document = parseDocument(yaml);
  if (document.errors.length > 0 || !isMap(document.contents)) return undefined;
  const list = document.getIn(path);
  if (!isSeq(list) || list.flow || !list.range) return undefined;
  const [last] = list.items.slice(-1);
  const end = isRanged(last) ? last.range[1] : undefined;
  if (end === undefined) return undefined;
  const lineEnd = yaml[end - 1] === "\n" ? end : yaml.indexOf("\n", end) + 1;
  const start = list.range[0];
  const indent = " ".repeat(start - (yaml.lastIndexOf("\n", start - 1) + 1));
  const lines = item.trimEnd().split("\n");
  const newline = opening.endsWith("\r\n") ? "\r\n" : "\n";
  const added = lines.map((line) => `${line === "" ? "" : indent}${line}${newline}`).join("");
  const before = opening + yaml.slice(0, lineEnd);
  return {
    text: before + added + text.slice(before.length),
    line: before.split("\n").length,
  };
}

function isRanged(node: unknown): node is { readonly range: readonly [number, number, number] } {
  return typeof node === "object" && node !== null && "range" in node && Array.isArray(node.range);
}
