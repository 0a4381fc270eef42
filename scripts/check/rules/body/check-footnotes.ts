import type { Issue } from "#scripts/check/advice/issues.ts";
import { bodyIssue, type ContentFile, excerpt, issueAt } from "#scripts/check/site/content-file.ts";
import { isUnclosed } from "./check-code.ts";

/** A note that markdown has left in the text; with a space in its name it never is one. */
const reference = /\[\^([^\]\n]{1,80})\]/gu;

/** Checks that every `[^name]` has one footnote with words, that the text names each, and that no heading does. */
export function checkFootnotes(file: ContentFile): Issue[] {
  if (!file.body.includes("[^")) return [];
  const nodes = file.nodes;
  const used = new Set(nodes.flatMap((node) => (node.type === "footnoteReference" ? [node.identifier] : [])));
  const definitions = nodes.filter((node) => node.type === "footnoteDefinition");
  const unused = definitions
    .filter(({ identifier }) => !used.has(identifier))
    .map((node) => bodyIssue(file, node, "footnote-unused", { name: node.label ?? node.identifier }));
  // Code that is not closed swallows the rest of the text: its notes are not missing.
  const hidden = nodes
    .flatMap((node) => (node.type === "code" && isUnclosed(file, node) ? [node.value] : []))
    .join("\n");
  const named = file.blocks.flatMap(({ text, source, offset }) =>
    [...text.matchAll(reference)].map(({ 1: name = "", index }) => {
      const start = index + "[^".length;
      return { name: source.slice(start, start + name.length), offset: offset + index };
    }),
  );
  const lines = file.body.split("\n");
  const missing = named.flatMap(({ name, offset }): Issue[] => {
    if (hidden.includes(`[^${name}]:`)) return [];
    // `[^1] Words.` at the start of a line would be a note with a colon: one mistake, however often the text names it.
    const note = lines.find((line) => line.startsWith(`[^${name}] `));
    if (note !== undefined) {
      const wanted = excerpt(note.replace(/\]\s*:?\s*/, "]: "), 80);
      const isNote = file.body[offset - 1] === "\n" && file.body.startsWith(note, offset);
      return isNote ? [issueAt(file, offset, "footnote-missing", { name, wanted })] : [];
    }
    const joined = /\s/.test(name) ? name.trim().replaceAll(/\s+/g, "-") : "";
    return [issueAt(file, offset, "footnote-missing", { name, joined })];
  });
  const empty = definitions
    .filter(({ children }) => children.length === 0)
    .map((node) => {
      const name = node.label ?? node.identifier;
      return bodyIssue(file, node, "footnote-missing", { empty: name, wanted: `[^${name}]: …` });
    });
  const seen = new Set<string>();
  const duplicates = definitions.flatMap((node) => {
    const name = node.label ?? node.identifier;
    const isRepeated = seen.has(node.identifier) && used.has(node.identifier);
    seen.add(node.identifier);
    return isRepeated ? [bodyIssue(file, node, "footnote-unused", { name, second: `${name}-2` })] : [];
  });
  // The contents list would repeat its number.
  const inHeadings = nodes.flatMap((node) =>
    node.type === "heading"
      ? node.children.flatMap((child) =>
          child.type === "footnoteReference"
            ? [bodyIssue(file, child, "note-misplaced", { note: `[^${child.label ?? child.identifier}]` })]
            : [],
        )
      : [],
  );
  return [...missing, ...empty, ...inHeadings, ...unused, ...duplicates];
}
