import type { Knowledge, Passage } from "./knowledge-shape.ts";
import type { WordForms } from "./language/word-forms.ts";
import { withoutMarks } from "./original-text.ts";
import type { Question } from "./question.ts";
import { createSearch, type Search } from "./search.ts";

/** For all that the model reads: rules, passages and question. */
const maxTokens = 4000;
/**
 * Google counts about four characters to a token in English («Understand and count tokens»). Three bytes of UTF-8 are on
 * the safe side for Spanish, and right for scripts in which a character is a token.
 */
const bytesPerToken = 3;

/**
 * Returns a function that composes the system instruction for a question: the rules, the measures and prices of all models,
 * and by page the passages that the search ranks first and that fit into 4,000 tokens. The index is built with the
 * first question.
 */
export function createInstructor(knowledge: Knowledge, forms?: WordForms): (question: Question) => string {
  const { instruction, passages, names } = knowledge;
  const facts = passages.filter(({ kind, page }) => kind === "answer" && names.includes(page));
  let search: Search | undefined;

  return function instruct({ message, previous = "" }) {
    search ??= createSearch(knowledge, forms);
    // After «¿y con transporte?», the message alone finds little.
    const together = previous === "" ? [] : search.rank(`${previous} ${message}`);
    const ranked = new Set([...search.rank(message), ...together]);
    const chosen = [...facts];
    let tokens = countTokens(compose(instruction, chosen)) + countTokens(`${previous}${message}`);
    for (const passage of ranked) {
      const cost = countTokens(`\n\n[${passage.path}]\n${lineOf(passage)}`);
      if (facts.includes(passage) || tokens + cost > maxTokens) continue;
      chosen.push(passage);
      tokens += cost;
    }
    return compose(instruction, chosen);
  };
}

/** Returns an estimate of the tokens of a text, rather too many than too few. */
export function countTokens(text: string): number {
  return Math.ceil(new TextEncoder().encode(text).length / bytesPerToken);
}

function compose(rules: string, passages: readonly Passage[]): string {
  const pages = Map.groupBy(passages, ({ path }) => path);
  const knowledge = [...pages].map(([path, parts]) => [`[${path}]`, ...parts.map(lineOf)].join("\n"));
  return [rules, ...knowledge].join("\n\n");
}

function lineOf({ title, text }: Passage): string {
  return withoutMarks(`${title}: ${text}`);
}
