import { z } from "zod";
import { createAssistant } from "#supabase/functions/chat-with-gemini/answers.ts";
import type { Knowledge } from "#supabase/functions/chat-with-gemini/knowledge-shape.ts";

const group = z.strictObject({
  ask: z.array(z.string()).min(1),
  /** The question before, which the panel sends with the message. */
  previous: z.string().optional(),
  /**
   * Of these, an answer has at least one: the title of a passage, the path of a page, the id of a written answer,
   * `language` for an answer in the language of the message, `sum` for prices of models, or `unknown` where the site
   * does not say it.
   */
  right: z.array(z.string()).default([]),
  /** What an answer says as well, with plain spaces: «108.000 €». */
  says: z.array(z.string()).default([]),
  /** What would mislead. */
  never: z.array(z.string()).default([]),
});

/** Questions of visitors: those by which the assistant was tuned, and those that nobody read while tuning it. */
export const questionsSchema = z.strictObject({ tuned: z.array(group), unread: z.array(group) });

export type QuestionGroup = z.infer<typeof group>;

/** Whether an answer says what it must, says it without being sure, does not say it, or says what it never must. */
export type Result = "right" | "acceptable" | "missed" | "misleading";

/** What became of one question. */
export interface Verdict {
  readonly question: string;
  readonly reply: string;
  readonly result: Result;
}

/** Asks the assistant without a language model every question and judges its answers. */
export function scoreAnswers(groups: readonly QuestionGroup[], knowledge: Knowledge): Verdict[] {
  const { answer } = createAssistant(knowledge);
  return groups.flatMap((group) =>
    group.ask.map((question): Verdict => {
      const reply = plain(
        answer({ message: question, ...(group.previous !== undefined && { previous: group.previous }) }),
      );
      return { question, reply, result: judge(reply, group, knowledge) };
    }),
  );
}

function judge(reply: string, { right, says, never }: QuestionGroup, knowledge: Knowledge): Result {
  if (never.some((words) => reply.includes(words))) return "misleading";
  const { unsure, none, missing } = knowledge.texts;
  // What is written or computed stands first, and is sure.
  const isUnsure = [unsure, none].some((words) => reply.startsWith(plain(words)));
  const isNamed = right.length === 0 || right.some((name) => name !== "unknown" && isSaid(reply, name, knowledge));
  if (isNamed && says.every((words) => reply.includes(words))) return isUnsure ? "acceptable" : "right";
  return right.includes("unknown") && reply.includes(plain(missing)) ? "right" : "missed";
}

function isSaid(reply: string, name: string, { answers, languages, passages }: Knowledge): boolean {
  const written = name === "language" ? languages : answers.filter(({ id }) => id === name);
  if (written.some(({ answer }) => reply.includes(plain(answer)))) return true;
  if (name === "sum") return reply.startsWith("Precios orientativos");
  const lines = reply.split("\n");
  if (name.startsWith("/")) return lines.some((line) => line === name || line.endsWith(`: ${name}`));
  return passages.some(({ title }) => plain(title) === name) && lines.includes(name);
}

/** The site writes «900 €» with a space that does not break. */
function plain(text: string): string {
  return text.replaceAll("\u00A0", " ");
}
