import type { Issue } from "#app/content/issues.ts";
import { nearestName } from "#app/content/nearest-name.ts";
import { bodyIssue, bodyNodes } from "#scripts/check/content/body-nodes.ts";
import type { ContentFile } from "#scripts/check/content/project.ts";
import { excerpt, issueAt } from "./block-issue.ts";
import { unclosedCode } from "./check-unclosed-code.ts";
import { inlineBlocks } from "./inline-blocks.ts";

/** A text with more notes than these that nobody names has another mistake than a mistyped name. */
const mostCompared = 50;

const definition = /\[\^([^\]\s]{1,80})\]:/gu;
const reference = /\[\^([^\]\s]{1,80})\]/gu;

/**
 * Checks that every `[^name]` of a text has its footnote, that every footnote is named by the text, and that there is one
 * of each name.
 */
export function checkFootnotes(file: ContentFile): Issue[] {
  if (!file.body.includes("[^")) return [];
  const nodes = bodyNodes(file);
  const used = new Set(nodes.flatMap((node) => (node.type === "footnoteReference" ? [node.identifier] : [])));
  const definitions = nodes.filter((node) => node.type === "footnoteDefinition");
  const unused = new Map(
    definitions.filter(({ identifier }) => !used.has(identifier)).map((node) => [node.label ?? node.identifier, node]),
  );
  const named = inlineBlocks(file).flatMap(({ text, offset }) =>
    [...text.matchAll(reference)].map(({ 1: name = "", index }) => ({ name, offset: offset + index })),
  );
  // A note that has become code with the rest of the text comes back with it.
  const hidden = new Set(
    unclosedCode(file).flatMap(({ value }) => [...value.matchAll(definition)].map(({ 1: name = "" }) => name)),
  );
  const notes = notesWithoutColon(file.body, named);
  const missing = named.flatMap(({ name, offset }) => {
    if (hidden.has(name)) return [];
    const note = notes.get(name);
    // A note that lacks its colon is one mistake, however often the text names it.
    if (note)
      return note.offset === offset ? [issueAt(file, offset, "footnote-missing", { name, wanted: note.wanted })] : [];
    const suggestion = nearestName(name, [...unused.keys()].slice(0, mostCompared)) ?? "";
    // A name that is written in two ways is one mistake.
    unused.delete(suggestion);
    return [issueAt(file, offset, "footnote-missing", { name, suggestion: suggestion && `[^${suggestion}]` })];
  });
  const first = new Set<string>();
  const duplicates = definitions.flatMap((node) => {
    const name = node.label ?? node.identifier;
    if (!first.has(node.identifier)) {
      first.add(node.identifier);
      return [];
    }
    return used.has(node.identifier) ? [bodyIssue(file, node, "footnote-duplicate", { name })] : [];
  });
  return [
    ...missing,
    ...[...unused].map(([name, node]) => bodyIssue(file, node, "footnote-unused", { name })),
    ...duplicates,
  ];
}

interface NamedNote {
  readonly name: string;
  readonly offset: number;
}

/** Returns by its name each line `[^1] Words.` that would be a note with a colon, of those that words above it name. */
function notesWithoutColon(
  body: string,
  named: readonly NamedNote[],
): ReadonlyMap<string, NamedNote & { wanted: string }> {
  const above = new Set<string>();
  const found = new Map<string, NamedNote & { wanted: string }>();
  for (const { name, offset } of named) {
    const end = body.indexOf("\n", offset);
    const words = body.slice(offset + name.length + "[^]".length, end < 0 ? undefined : end);
    const isFirst = offset === 0 || body[offset - 1] === "\n";
    if (isFirst && above.has(name) && /^ +\S/.test(words)) {
      found.set(name, { name, offset, wanted: `[^${name}]: ${excerpt(words, 80)}` });
    }
    above.add(name);
  }
  return found;
}
