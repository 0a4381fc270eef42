import { createAnswerer } from "#supabase/functions/chat-with-gemini/answers.ts";
import type { Knowledge, Passage } from "#supabase/functions/chat-with-gemini/knowledge-shape.ts";
import type { QuestionGroup } from "./question-bank.ts";

/** What became of one message of the bank. */
export interface Verdict {
  readonly group: QuestionGroup;
  readonly message: string;
  readonly reply: string;
  /** `false`: it told something else. `unanswered`: it refused although the site has the answer. */
  readonly result: "right" | "false" | "unanswered";
}

/** Sends every message to the assistant without a language model and judges the replies. */
export function scoreBank(groups: readonly QuestionGroup[], knowledge: Knowledge): Verdict[] {
  const answer = createAnswerer(knowledge);
  const refusals = Object.values(knowledge.refusals);
  return groups.flatMap((group) =>
    group.messages.map((message): Verdict => {
      const reply = answer({ message });
      const isRight = group.answers.some((name) => isAnswer(reply, name, knowledge));
      const isRefused = refusals.some((refusal) => reply.startsWith(refusal));
      return { group, message, reply, result: isRight ? "right" : isRefused ? "unanswered" : "false" };
    }),
  );
}

/** Returns the answers of the bank that name nothing in the knowledge: the content has changed since. */
export function findOutdatedAnswers(groups: readonly QuestionGroup[], knowledge: Knowledge): string[] {
  const paths = new Set(knowledge.passages.map(({ path }) => path));
  const exists = (name: string) =>
    isRefusal(name, knowledge) ||
    paths.has(name) ||
    smallTalkAnswer(name, knowledge) !== undefined ||
    passagesTitled(name, knowledge).length > 0;
  return [...new Set(groups.flatMap(({ answers }) => answers))].filter((name) => !exists(name));
}

function isAnswer(reply: string, name: string, knowledge: Knowledge): boolean {
  // The site's general words on the subject follow the refusal.
  if (name === "advice") return reply.startsWith(knowledge.refusals.advice);
  if (isRefusal(name, knowledge)) return reply === knowledge.refusals[name];
  if (name.startsWith(talkPrefix)) return reply === smallTalkAnswer(name, knowledge);
  if (name.startsWith("/")) return reply.endsWith(`: ${name}`);
  return passagesTitled(name, knowledge).some(
    ({ text, path }) => reply.includes(text.slice(0, 40)) && reply.endsWith(`: ${path}`),
  );
}

function isRefusal(name: string, { refusals }: Knowledge): name is keyof Knowledge["refusals"] {
  return name in refusals;
}

const talkPrefix = "talk: ";

function smallTalkAnswer(name: string, { smallTalk }: Knowledge): string | undefined {
  if (!name.startsWith(talkPrefix)) return undefined;
  const phrase = name.slice(talkPrefix.length);
  return smallTalk.find(({ phrases }) => phrases.includes(phrase))?.answer;
}

function passagesTitled(title: string, { passages }: Knowledge): Passage[] {
  // The site writes «900 €» with a space that does not break, the bank with a plain one.
  return passages.filter((passage) => passage.title.replaceAll("\u00A0", " ") === title);
}
