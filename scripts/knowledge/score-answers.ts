import { parseDocument } from "yaml";
import { z } from "zod";
import { message } from "#scripts/terminal/messages.ts";
import { type Answer, createAssistant } from "#supabase/functions/chat-with-gemini/answers.ts";
import type { Card } from "#supabase/functions/chat-with-gemini/cards.ts";
import type { Knowledge } from "#supabase/functions/chat-with-gemini/knowledge-shape.ts";

const pattern = z.string().refine(isPattern, "is not a regular expression");
const asked = z.strictObject({
  question: z.string(),
  fact: z.union([pattern, z.array(pattern).min(1)]).optional(),
  unanswered: z.literal(true).optional(),
  not: pattern.optional(),
  previous: z.string().optional(),
  language: z.string().optional(),
});
/** A question either has an answer or none. The fields are explained in `tests/assistant/questions.yaml`. */
const questions = z
  .array(
    asked.refine(
      ({ fact, unanswered }) => (fact === undefined) === (unanswered === true),
      "needs one of fact and unanswered",
    ),
  )
  .min(1);

type AskedQuestion = z.infer<typeof asked>;

/**
 * The first part of the answer says it; another part says it, or it is said without certainty; the answer says that the
 * site does not; nothing says it; something is said that is wrong or out of place.
 */
const results = ["right", "shown", "admitted", "missed", "misleading"] as const;

/** The result of one question. */
interface Verdict {
  readonly asked: AskedQuestion;
  readonly reply: string;
  readonly result: (typeof results)[number];
}

/**
 * Asks the assistant without a language model every question of a file like `tests/assistant/questions.yaml`, and
 * returns a table of its answers in lines, with `listsMisses` also the questions that it fails.
 *
 * @throws Error when the file has another form, with the place.
 */
export function scoreTable(yaml: string, knowledge: Knowledge, { listsMisses = false } = {}): string[] {
  const verdicts = scoreAnswers(readQuestions(yaml), knowledge);
  const rows = [
    [message("scoreAnswered"), verdicts.filter(({ asked }) => !asked.unanswered)] as const,
    [message("scoreUnanswered"), verdicts.filter(({ asked }) => asked.unanswered)] as const,
  ];
  const isMiss = ({ asked, result }: Verdict) => result !== (asked.unanswered ? "admitted" : "right");
  return [
    message("scoreHeads"),
    ...rows.map(([name, own]) => rowOf(name, own)),
    ...(listsMisses
      ? verdicts
          .filter(isMiss)
          .map(({ asked, reply, result }) => message("scoreMiss", { result, question: asked.question, reply }))
      : []),
  ];
}

function readQuestions(yaml: string): readonly AskedQuestion[] {
  const document = parseDocument(yaml);
  const [broken] = document.errors;
  if (broken) throw new Error(message("scoreQuestionsBroken", { reason: broken.message }));
  const { data, error } = questions.safeParse(document.toJS());
  if (error) throw new Error(message("scoreQuestionsBroken", { reason: z.prettifyError(error) }));
  return data;
}

function rowOf(name: string, verdicts: readonly Verdict[]): string {
  const counts = results.map((result) => verdicts.filter((verdict) => verdict.result === result).length);
  return [name, ...counts, verdicts.length].join(" | ");
}

function scoreAnswers(list: readonly AskedQuestion[], knowledge: Knowledge): Verdict[] {
  const { answer, print } = createAssistant(knowledge);
  return list.map((asked): Verdict => {
    const { question, previous } = asked;
    const given = answer({ message: question, ...(previous !== undefined && { previous }) });
    return { asked, reply: print(given).replaceAll(/\s+/g, " "), result: judge(given, asked, knowledge) };
  });
}

/** Returns the result of an answer: titles are not read, because they may repeat the question. */
function judge(
  { cards, isUnsure }: Answer,
  { fact = [], unanswered, not }: AskedQuestion,
  knowledge: Knowledge,
): Verdict["result"] {
  const all = cards.map(textOf).join("\n");
  if (not !== undefined && matches(all, not)) return "misleading";
  if (unanswered) return isUnsure && all.includes(plain(knowledge.texts.missing)) ? "admitted" : "missed";
  const says = (text: string) => [fact].flat().every((each) => matches(text, each));
  // The sentences that are written or computed, and the first passage with its title.
  const place = cards.findIndex(({ title }) => title !== undefined);
  const first = cards.slice(0, place < 0 ? cards.length : place + 1).map(textOf);
  if (!isUnsure && says(first.join("\n"))) return "right";
  if (says(all)) return "shown";
  return isUnsure ? "admitted" : "missed";
}

function textOf({ text = "", table }: Card): string {
  return plain([text, ...(table?.rows.flat() ?? [])].join(" "));
}

function matches(text: string, source: string): boolean {
  return new RegExp(plain(source), "iu").test(text);
}

/** Returns a text without accents, and with plain spaces: the site writes «900 €» with one that does not break. */
function plain(text: string): string {
  return text
    .replaceAll(/[\u00A0\u202F]/g, " ")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "");
}

function isPattern(source: string): boolean {
  try {
    return new RegExp(plain(source), "iu") instanceof RegExp;
  } catch {
    return false;
  }
}
