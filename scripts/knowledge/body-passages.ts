import type { MarkdownBody } from "#app/content/markdown/markdown.ts";
import type { ProseElement, ProseNode } from "#app/content/markdown/prose-nodes.ts";
import type { Passage } from "#supabase/functions/chat-with-gemini/knowledge-shape.ts";
import { asSentence, type PassagePage } from "./page-passages.ts";

/**
 * Returns the passages of a markdown body: one for the words before the first heading, and one for each heading.
 *
 * @param asked The questions that sections answer, by heading.
 */
export function bodyPassages(
  body: MarkdownBody | null,
  page: PassagePage,
  asked: Readonly<Record<string, readonly string[]>> = {},
): Passage[] {
  const plainly = (heading: string) => heading.replaceAll(/\s/g, " ");
  const byHeading = new Map(Object.entries(asked).map(([heading, list]) => [plainly(heading), list]));
  const sections: { title: string; words: string[] }[] = [{ title: page.page, words: [] }];
  for (const block of body ?? []) {
    const text = plainText(block);
    if (/^h\d$/.test(block.tag)) sections.push({ title: text, words: [] });
    else sections.at(-1)?.words.push(text);
  }
  return sections
    .map(({ title, words }, place): Passage => {
      const own = byHeading.get(plainly(title));
      const kind = place === 0 && !own ? "introduction" : "section";
      return { ...page, title, text: words.filter(Boolean).join(" "), kind, ...(own && { asked: own }) };
    })
    .filter(({ text }) => text !== "");
}

/** How much of the text of an article its only passage has, in characters. */
const mainLength = 400;

/** Returns the passages of an article as one: its title, the beginning of its text, and its headings. */
export function mainPassage([first, ...others]: readonly Passage[]): Passage {
  if (!first) throw new Error("An article has at least the passage of its description.");
  const text = others.map((passage) => passage.text).join(" ");
  const start = text.length > mainLength ? text.slice(0, text.lastIndexOf(" ", mainLength)) : text;
  const headings = others.map(({ title }) => title).filter((title) => title !== first.title);
  return { ...first, text: [first.text, `${start}…`, ...headings.map(asSentence)].join(" "), kind: "section" };
}

// Separate the words of neighbouring blocks.
const separators: Readonly<Record<string, string>> = { li: " ", p: " ", figcaption: " " };

/** Returns the words of an element in one line, without pictures. */
function plainText(node: ProseNode): string {
  return words(node)
    .replaceAll(/[\n\t ]+/g, " ")
    .trim();
}

function words(node: ProseNode): string {
  if (typeof node === "string") return node;
  if ("picture" in node) return "";
  if (node.tag === "table") return tableSentences(node).join(" ");
  return (node.children ?? []).map(words).join("") + (separators[node.tag] ?? "");
}

/** Returns each row of a table as a sentence: «Modelo: ONE; Precio: 25.308 €.» */
function tableSentences(table: ProseElement): string[] {
  const [heads = [], ...rows] = findAll(table, ["tr"]).map((row) => findAll(row, ["th", "td"]).map(plainText));
  return rows.map((cells) => {
    const pairs = cells.map((cell, column) => [heads[column], cell].filter(Boolean).join(": "));
    return `${pairs.join("; ")}.`;
  });
}

/** Returns the elements with these tags within another, at any depth. */
function findAll(parent: ProseElement, tags: readonly string[]): ProseElement[] {
  return (parent.children ?? []).flatMap((node) => {
    if (typeof node === "string" || "picture" in node) return [];
    return tags.includes(node.tag) ? [node] : findAll(node, tags);
  });
}
