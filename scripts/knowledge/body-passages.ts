import type { MarkdownBody } from "#app/content/markdown.ts";
import type { ProseNode } from "#app/content/prose-nodes.ts";
import type { Passage } from "#supabase/functions/chat-with-gemini/knowledge-shape.ts";
import type { PassagePage } from "./page-passages.ts";

/** Passages of a markdown body: one for each heading with the words below it, and one for the words before the first. */
export function bodyPassages(body: MarkdownBody | null, page: PassagePage): Passage[] {
  const sections: { title: string; words: string[] }[] = [{ title: page.page, words: [] }];
  for (const block of body ?? []) {
    if (/^h\d$/.test(block.tag)) sections.push({ title: plainText(block), words: [] });
    else sections.at(-1)?.words.push(plainText(block));
  }
  return sections
    .map(({ title, words }): Passage => ({ kind: "text", ...page, title, text: words.filter(Boolean).join(" ") }))
    .filter(({ text }) => text !== "");
}

// What keeps the words of neighbouring blocks apart.
const separators: Readonly<Record<string, string>> = { li: " ", p: " ", td: ", ", th: ", ", tr: "; " };

/** The words of an element in one line and nothing else; pictures have none here. */
function plainText(node: ProseNode): string {
  return words(node)
    .replaceAll(/[\n\t ]+/g, " ")
    .replaceAll(/[,;] (?=[,;])/g, "")
    .replace(/[,; ]+$/, "")
    .trim();
}

function words(node: ProseNode): string {
  if (typeof node === "string") return node;
  if ("picture" in node) return "";
  return (node.children ?? []).map(words).join("") + (separators[node.tag] ?? "");
}
