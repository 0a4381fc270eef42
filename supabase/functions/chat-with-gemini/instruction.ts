import type { SiteAssistant } from "./answers.ts";
import { printCards } from "./cards.ts";
import type { ChatQuestion, Knowledge, Passage } from "./knowledge-shape.ts";

/** Limit for everything that the model reads: rules, material and question. */
const maxTokens = 4000;
const maxPassages = 8;
/**
 * An estimate: Google counts about four characters to a token in English («Understand and count tokens»). Three bytes
 * of UTF-8 are cautious for Spanish, and right for scripts in which a character is a token.
 */
const bytesPerToken = 3;

/**
 * Returns the system instruction for a question: the rules, the written answers, the sums, and those of the eight best
 * passages that fit into 4,000 tokens.
 */
export function instructionFor(
  question: ChatQuestion,
  { instruction, texts: { more } }: Knowledge,
  { find }: SiteAssistant,
): string {
  const { message, previous = "" } = question;
  const { written, needed, sums, hits } = find(question);
  let text = [
    instruction,
    ...[...new Set([...written, ...needed])].map(({ answer, href = "" }) =>
      lineOf({ path: href, title: message, text: answer }),
    ),
    ...sums.map((card) => lineOf({ path: card.path ?? "", title: message, text: printCards([card], more) })),
  ].join("\n\n");
  for (const passage of hits.flatMap(({ passages }) => passages).slice(0, maxPassages)) {
    const longer = `${text}\n\n${lineOf(passage)}`;
    if (countTokens(`${longer}${previous}${message}`) <= maxTokens) text = longer;
  }
  return text;
}

/** Returns an estimate of a text's tokens, which is rather too high than too low. */
export function countTokens(text: string): number {
  return Math.ceil(new TextEncoder().encode(text).length / bytesPerToken);
}

function lineOf({ path, title, text }: Pick<Passage, "path" | "title" | "text">): string {
  return `[${path}]\n${title}: ${text}`;
}
