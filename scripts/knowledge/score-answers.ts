import { parseAllDocuments } from "yaml";
import { z } from "zod";
import { message } from "#scripts/terminal/messages.ts";
import { createAssistant } from "#supabase/functions/chat-with-gemini/answers.ts";
import type { Knowledge } from "#supabase/functions/chat-with-gemini/knowledge-shape.ts";

const list = z.array(z.string()).default([]);
/** The fields are explained in `questions.yaml`. */
const group = z.strictObject({
  ask: z.array(z.string()).min(1),
  previous: z.string().optional(),
  right: list,
  says: list,
  never: list,
});
const halves = z.tuple([z.array(group), z.array(group)]);

type QuestionGroup = z.infer<typeof group>;

/** Whether an answer says what it must, says it without being sure, does not say it, or says what it never must. */
const results = ["right", "acceptable", "missed", "misleading"] as const;

/** The result of one question. */
interface Verdict {
  readonly question: string;
  readonly reply: string;
  readonly result: (typeof results)[number];
}

/**
 * Asks the assistant without a language model every question of a file like `questions.yaml`, and returns a table of
 * its answers in lines, with `listsMisses` also the questions of the first half that it fails.
 *
 * @throws Error when the file has another form, with the place.
 */
export function scoreTable(yaml: string, knowledge: Knowledge, { listsMisses = false } = {}): string[] {
  const [tuned, unread] = readHalves(yaml);
  const verdicts = scoreAnswers(tuned, knowledge);
  const misses = verdicts.filter(({ result }) => result !== "right");
  return [
    message("scoreIntro"),
    message("scoreHeads"),
    rowOf(message("scoreTuned"), verdicts),
    rowOf(message("scoreUnread"), scoreAnswers(unread, knowledge)),
    ...(listsMisses
      ? misses.map((miss) => message("scoreMiss", { ...miss, reply: miss.reply.replaceAll(/\s+/g, " ") }))
      : [message("scoreMissesHint")]),
  ];
}

function readHalves(yaml: string): z.infer<typeof halves> {
  const documents = parseAllDocuments(yaml);
  const [broken] = documents.flatMap(({ errors }) => errors);
  if (broken) throw new Error(message("scoreQuestionsBroken", { reason: broken.message }));
  const { data, error } = halves.safeParse(documents.map((half) => half.toJS()));
  if (error) throw new Error(message("scoreQuestionsBroken", { reason: z.prettifyError(error) }));
  return data;
}

function rowOf(name: string, verdicts: readonly Verdict[]): string {
  const counts = results.map((result) => verdicts.filter((verdict) => verdict.result === result).length);
  return [name, ...counts, verdicts.length].join(" | ");
}

function scoreAnswers(groups: readonly QuestionGroup[], knowledge: Knowledge): Verdict[] {
  const { answer, find } = createAssistant(knowledge);
  return groups.flatMap((group) =>
    group.ask.map((message): Verdict => {
      const question = { message, ...(group.previous !== undefined && { previous: group.previous }) };
      const reply = plain(answer(question));
      const { sum } = find(question);
      const hasSum = sum !== undefined && reply.includes(plain(sum.text));
      return { question: message, reply, result: judge(reply, group, knowledge, hasSum) };
    }),
  );
}

function judge(
  reply: string,
  { right, says, never }: QuestionGroup,
  knowledge: Knowledge,
  hasSum: boolean,
): Verdict["result"] {
  if (never.some((words) => reply.includes(words))) return "misleading";
  const { unsure, none, missing } = knowledge.texts;
  // Written or computed answers come first, and are certain.
  const isUnsure = [unsure, none].some((words) => reply.startsWith(plain(words)));
  const isNamed =
    right.length === 0 ||
    right.some((name) => (name === "sum" ? hasSum : name !== "unknown" && isSaid(reply, name, knowledge)));
  if (isNamed && says.every((words) => reply.includes(words))) return isUnsure ? "acceptable" : "right";
  return right.includes("unknown") && reply.includes(plain(missing)) ? "right" : "missed";
}

function isSaid(reply: string, name: string, { answers, languages, passages }: Knowledge): boolean {
  const written = name === "language" ? languages : answers.filter(({ id }) => id === name);
  if (written.some(({ answer }) => reply.includes(plain(answer)))) return true;
  const lines = reply.split("\n");
  if (name.startsWith("/")) return lines.some((line) => line === name || line.endsWith(`: ${name}`));
  return passages.some(({ title }) => plain(title) === name) && lines.includes(name);
}

/** The site writes «900 €» with a space that does not break. */
function plain(text: string): string {
  return text.replaceAll("\u00A0", " ");
}
