import type { Issue } from "#app/content/issues.ts";
import { nearestName } from "#app/content/nearest-name.ts";
import { bodyIssue, bodyNodes } from "#scripts/check/content/body-nodes.ts";
import type { ContentFile } from "#scripts/check/content/project.ts";
import { issueAt } from "./block-issue.ts";
import { inlineBlocks } from "./inline-blocks.ts";

/** A text with more notes than these that nobody names has another mistake than a mistyped name. */
const mostCompared = 50;

const reference = /\[\^([^\]\s]{1,80})\]/gu;

/** Checks that every `[^name]` of a text has its footnote, and that every footnote is named by the text. */
export function checkFootnotes(file: ContentFile): Issue[] {
  if (!file.body.includes("[^")) return [];
  const nodes = bodyNodes(file);
  const used = new Set(nodes.flatMap((node) => (node.type === "footnoteReference" ? [node.identifier] : [])));
  const definitions = nodes.filter((node) => node.type === "footnoteDefinition");
  const unused = new Map(
    definitions.filter(({ identifier }) => !used.has(identifier)).map((node) => [node.label ?? node.identifier, node]),
  );
  const missing = inlineBlocks(file).flatMap(({ text, offset }) =>
    [...text.matchAll(reference)].map(({ 1: name = "", index }) => {
      const suggestion = nearestName(name, [...unused.keys()].slice(0, mostCompared)) ?? "";
      // A name that is written in two ways is one mistake.
      unused.delete(suggestion);
      return issueAt(file, offset + index, "footnote-missing", {
        name,
        suggestion: suggestion && `[^${suggestion}]`,
      });
    }),
  );
  return [...missing, ...[...unused].map(([name, node]) => bodyIssue(file, node, "footnote-unused", { name }))];
}
