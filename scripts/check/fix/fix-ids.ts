import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import { schemaOf } from "#app/content/collections.ts";
import { readFrontMatter } from "#app/content/front-matter/read-front-matter.ts";
import type { Locator } from "#app/content/front-matter/yaml-positions.ts";
import { completeIds, type MissingId, missingIds } from "#app/content/item-ids/complete-ids.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { FixedText } from "./fixed-text.ts";

/** Where an id is written: in lines and columns from 1. */
interface Insertion {
  readonly id: string;
  readonly line: number;
  readonly column: number;
  /** Between braces, as a line of its own above the item's first field, or behind a name that has no value. */
  readonly style: "flow" | "block" | "value";
}

/**
 * Returns an original with ids for the items that have none. A translation stays as it is: only whoever wrote it knows to
 * which item of the original one of its own belongs.
 */
export function fixIds(file: string, source: string): FixedText {
  const unchanged: FixedText = { text: source, changes: [] };
  const schema = schemaOfOriginal(file);
  if (!schema) return unchanged;
  const result = readFrontMatter(file, source);
  if (!result.ok) return unchanged;
  const { data, locate } = result.value;
  const lines = source.split("\n");
  const insertions = missingIds(schema, data)
    .flatMap((missing) => insertionFor(missing, locate, lines))
    .sort((a, b) => a.line - b.line || a.column - b.column);
  if (insertions.length === 0) return unchanged;
  for (const insertion of insertions.toReversed()) insert(lines, insertion);
  const text = lines.join("\n");
  const written = readFrontMatter(file, text);
  if (!written.ok || !isDeepStrictEqual(written.value.data, completeIds(schema, data))) return unchanged;
  let added = 0;
  const changes = insertions.map(({ id, line, style }) => {
    const change = { kind: "id", id, line: line + added } as const;
    if (style === "block") added += 1;
    return change;
  });
  return { text, changes };
}

/** Returns the schema of an original by its path; undefined for any other file. */
function schemaOfOriginal(file: string): z.ZodType | undefined {
  const [, locale, folder = "", name = ""] = /^content\/([^/]+)\/([^/]+)\/([^/]+)\.md$/.exec(file) ?? [];
  return locale === defaultLocale ? schemaOf(folder, name) : undefined;
}

function insertionFor({ path, id }: MissingId, locate: Locator, lines: readonly string[]): Insertion[] {
  const idPath = [...path, "id"];
  if (locate.has(idPath)) {
    const { line, column } = locate.key(idPath);
    return [{ id, line, column, style: "value" }];
  }
  const { line, column } = locate.value(path);
  const isFlow = lines[line - 1]?.[column - 1] === "{";
  return [{ id, line, column, style: isFlow ? "flow" : "block" }];
}

function insert(lines: string[], { id, line, column, style }: Insertion): void {
  const text = lines[line - 1] ?? "";
  const [before, after] = [text.slice(0, column - 1), text.slice(column - 1)];
  if (style === "block") {
    const end = text.endsWith("\r") ? "\r" : "";
    lines.splice(line - 1, 1, `${before}id: ${id}${end}`, " ".repeat(before.length) + after);
    return;
  }
  const pattern = style === "flow" ? /^\{(\s*)(\}?)/ : /^id:(?:[ \t]*(?:""|''|null|~)(?=[\s,}]|$))?/;
  const replacement = (_found: string, space = "", end = "") =>
    style === "flow" ? `{${space || (end && " ")}id: ${id}${end ? " }" : ", "}` : `id: ${id}`;
  lines[line - 1] = before + after.replace(pattern, replacement);
}
