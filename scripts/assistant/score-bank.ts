import { createAnswerer } from "#supabase/functions/chat-with-gemini/answers.ts";
import type { Knowledge, Passage } from "#supabase/functions/chat-with-gemini/knowledge-shape.ts";
import type { QuestionGroup } from "./questions/question-group.ts";

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
      const reply = answer({ message, previous: group.previous });
      const isRefused = refusals.some((refusal) => reply.startsWith(refusal));
      return {
        group,
        message,
        reply,
        result: isRight(reply, group, knowledge) ? "right" : isRefused ? "unanswered" : "false",
      };
    }),
  );
}

function isRight(reply: string, { answers, contains = [], lacks = [] }: QuestionGroup, knowledge: Knowledge): boolean {
  // The site writes «900 €» with a space that does not break, the bank with a plain one.
  const words = reply.replaceAll("\u00A0", " ");
  return (
    (answers.length === 0 || answers.some((name) => isAnswer(reply, name, knowledge))) &&
    contains.every((part) => words.includes(part)) &&
    !lacks.some((part) => words.includes(part))
  );
}

/** Returns the answers of the bank that name nothing in the knowledge: the content has changed since. */
export function findOutdatedAnswers(groups: readonly QuestionGroup[], knowledge: Knowledge): string[] {
  const paths = new Set(knowledge.passages.map(({ path }) => path));
  const exists = (name: string) =>
    isRefusal(name, knowledge) ||
    paths.has(name) ||
    writtenAnswer(name, knowledge) !== undefined ||
    passagesTitled(name, knowledge).length > 0;
  return [...new Set(groups.flatMap(({ answers }) => answers))].filter((name) => !exists(name));
}

function isAnswer(reply: string, name: string, knowledge: Knowledge): boolean {
  // The site's general words on the subject follow the refusal.
  if (name === "advice") return reply.startsWith(knowledge.refusals.advice);
  if (isRefusal(name, knowledge)) return reply === knowledge.refusals[name];
  const written = writtenAnswer(name, knowledge);
  if (written !== undefined) return reply.startsWith(written);
  if (name.startsWith("/")) return reply.endsWith(`: ${name}`);
  return passagesTitled(name, knowledge).some(
    ({ text, path }) => reply.includes(text.slice(0, 40)) && reply.endsWith(`: ${path}`),
  );
}

function isRefusal(name: string, { refusals }: Knowledge): name is keyof Knowledge["refusals"] {
  return name in refusals;
}

/** Returns an answer that is written in the content, by its kind and one of its phrases or its language. */
function writtenAnswer(name: string, { smallTalk, contact, languages }: Knowledge): string | undefined {
  const [, kind, phrase = ""] = /^(talk|contact|language): (.*)$/.exec(name) ?? [];
  switch (kind) {
    case "talk":
      return smallTalk.find(({ phrases }) => phrases.includes(phrase))?.answer;
    case "contact":
      return contact.find(({ phrases, alone = [] }) => [...phrases, ...alone].includes(phrase))?.answer;
    case "language":
      return languages.find(({ code }) => code === phrase)?.answer;
    default:
      return undefined;
  }
}

function passagesTitled(title: string, { passages }: Knowledge): Passage[] {
  // The site writes «900 €» with a space that does not break, the bank with a plain one.
  return passages.filter((passage) => passage.title.replaceAll("\u00A0", " ") === title);
}
