import type { Issue } from "#scripts/check/advice/issues.ts";
import { type ContentFile, excerpt } from "#scripts/check/site/content-file.ts";

/** The end of a question or exclamation, and the sign that it begins with. */
const ends = /(?<=\p{L}[»”")]?)[?!](?=[?!\s»”")]|$)/gu;
const openings: Readonly<Record<string, string>> = { "?": "¿", "!": "¡" };

/**
 * Checks that questions and exclamations are opened, «Y si llueve, ¿qué?» is, and that quotation marks come in pairs.
 */
export function checkQuestionMarks(file: ContentFile): Issue[] {
  return file.prose.flatMap(({ text, source, issue }) => {
    const unopened = [...text.matchAll(ends)].find(({ 0: sign, index }) => {
      // A long question may have several sentences.
      return !text.slice(0, index).includes(openings[sign] ?? "");
    });
    if (unopened) {
      const { 0: sign, index } = unopened;
      const start = text.slice(0, index).search(/[^.!?…\n]*$/);
      const words = source.slice(start, index + 1).trim();
      const values = { text: excerpt(words), mark: openings[sign] ?? "" };
      return issue("question-unopened", values, source.indexOf(words, start), words);
    }
    const [opened, closed] = ["«", "»"].map((sign) => text.split(sign).length - 1);
    if (opened === closed) return [];
    const mark = Number(opened) > Number(closed) ? "«" : "»";
    const at = mark === "«" ? text.lastIndexOf(mark) : text.indexOf(mark);
    const found = excerpt(source.slice(Math.max(0, at - 15), at + 30), 45);
    return issue("mark-unmatched", { mark, found, example: "«palabras»" }, at, mark);
  });
}
