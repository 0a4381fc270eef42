import type { Nodes } from "mdast";
import type { Issue } from "#app/content/issues.ts";
import type { TextField } from "#app/content/walk-fields.ts";
import type { ContentFile, WrittenText } from "#scripts/check/site/content-file.ts";
import { bodyIssue, issueAt, sourceOf } from "./body-nodes.ts";
import { fieldIssue, frontMatterTexts, piecePosition, proseFields } from "./field-texts.ts";

/** Returns the texts that visitors read: those of fields, and the blocks of the body. */
export function proseTexts(file: ContentFile): WrittenText[] {
  return [...proseFields(file).map((field) => ofField(file, field)), ...blockTexts(file)];
}

/** Returns all texts in which placeholders are filled: those of fields, of the body, and of its links and pictures. */
export function filledTexts(file: ContentFile): WrittenText[] {
  return [...frontMatterTexts(file).map((field) => ofField(file, field)), ...blockTexts(file), ...hiddenTexts(file)];
}

function ofField(file: ContentFile, { path, text }: TextField): WrittenText {
  return {
    text,
    path,
    issue: (code, values, offset, found) => ({
      ...fieldIssue(file, path, code, values),
      ...piecePosition(file, path, offset, found),
    }),
  };
}

function blockTexts(file: ContentFile): WrittenText[] {
  return file.blocks().map((block) => ({
    text: block.text,
    block,
    issue: (code, values, offset) => issueAt(file, block.offset + offset, code, values),
  }));
}

/** Returns what a body has beside its words: alternative texts, captions and addresses with a placeholder. */
function hiddenTexts(file: ContentFile): WrittenText[] {
  return file.nodes().flatMap((node) =>
    ["alt", "title", "url"].flatMap((name): WrittenText[] => {
      const text: unknown = Reflect.get(node, name);
      if (typeof text !== "string" || (name === "url" && (!text.includes("{{") || isBareLink(file, node)))) return [];
      return [{ text, issue: (code, values, offset, found) => issueIn(file, node, { code, values }, offset, found) }];
    }),
  );
}

/** Whether a link is an address alone, which is among the words of its block. */
function isBareLink(file: ContentFile, node: Nodes): boolean {
  return node.type === "link" && !sourceOf(file, node).startsWith("[");
}

/** Returns an issue of a piece of a node's text, at or behind the same number of characters of its source. */
function issueIn(
  file: ContentFile,
  node: Nodes,
  { code, values }: Pick<Issue, "code" | "values">,
  offset: number,
  found: string,
): Issue {
  const source = sourceOf(file, node);
  return bodyIssue(file, node, code, values, Math.max(source.indexOf(found, offset), source.indexOf(found), 0));
}
