import type { Issue } from "#app/content/issues.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { ContentFile } from "#scripts/check/site/project.ts";
import { proseTexts } from "#scripts/check/texts/written-texts.ts";

/** A sentence that ends as a question or exclamation. What stands in quotation marks may be of another language. */
const sentence = /[^.!?…\n]*\p{L}[^.!?…\n]*([?!])+(?=[\s»”")]|$)/gu;
const opening: Readonly<Record<string, string>> = { "?": "¿", "!": "¡" };

/** Checks that what ends as a question or exclamation begins as one somewhere: «Y si llueve, ¿qué?» does. */
export function checkQuestionMarks(file: ContentFile): Issue[] {
  if (file.locale !== defaultLocale || file.kind === "assistant") return [];
  return proseTexts(file).flatMap(({ text, issue }) => {
    const [first] = [...text.matchAll(sentence)].flatMap(({ 0: found, 1: sign = "", index }) => {
      const mark = opening[sign] ?? "";
      // A long question may have several sentences.
      return text.slice(0, index + found.length).includes(mark) ? [] : [{ found, mark, index }];
    });
    if (!first) return [];
    const words = first.found.trim();
    const at = first.index + first.found.indexOf(words);
    return issue("question-unopened", { text: words, mark: first.mark }, at, words);
  });
}
