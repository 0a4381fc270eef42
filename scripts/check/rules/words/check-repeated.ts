import type { Issue } from "#scripts/check/advice/issues.ts";
import { type ContentFile, excerpt } from "#scripts/check/site/content-file.ts";

/** A word twice in a row. */
const twice = /(?<![\p{L}\p{N}-])(\p{L}{2,})\s+\1(?![\p{L}\p{N}-])/giu;
/** Words that Spanish doubles: «muy muy pequeño», «casi casi». */
const doubled = /^(?:muy|casi|tan|ya|así|luego|no|sí|bien|ja|jo|bla|nos|os|uno)$/i;

/** A paragraph with this many letters is not repeated by chance. */
const longText = 60;

/** Warns of a word or paragraph that is written twice, and of front matter that was pasted into the body. */
export function checkRepeated(file: ContentFile): Issue[] {
  const paragraphs = new Set<string>();
  return file.prose.flatMap(({ text, block, issue }): Issue[] => {
    const words = [...text.matchAll(twice)]
      .filter(([, word = ""]) => !doubled.test(word))
      .map(({ 0: found, index }) => issue("text-repeated", { found }, index, found));
    if (block?.node.type !== "paragraph") return words;
    const [line, name = ""] = /^(\w+):\s.*/.exec(block.source) ?? [];
    const isField = line !== undefined && file.locate.has([name]);
    const isRepeated = isField || (block.source.length >= longText && paragraphs.has(block.source));
    paragraphs.add(block.source);
    const found = excerpt(line ?? block.source, 60);
    return isRepeated ? [...words, issue("text-repeated", { found }, 0, found)] : words;
  });
}
