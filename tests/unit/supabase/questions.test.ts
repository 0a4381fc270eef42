import { expect, test } from "vitest";
import { collectKnowledge } from "#scripts/knowledge/collect-knowledge.ts";
import { createAnswerer } from "#supabase/functions/chat-with-gemini/answers.ts";
import type { Knowledge } from "#supabase/functions/chat-with-gemini/knowledge-shape.ts";
import { answered, knownMisses, refused } from "./questions.ts";

const knowledge = await collectKnowledge("es");
const answer = createAnswerer(knowledge);
const { refusals, smallTalk, passages } = knowledge;

/** «900 €» is written with a space that does not break. */
function plain(text: string): string {
  return text.replaceAll("\u00A0", " ");
}

function isRefusal(name: string): name is keyof Knowledge["refusals"] {
  return name in refusals;
}

function passagesTitled(title: string) {
  return passages.filter((passage) => plain(passage.title) === title);
}

function talkOf(name: string): string | undefined {
  const phrase = name.replace(/^talk: /, "");
  return phrase === name ? undefined : smallTalk.find(({ phrases }) => phrases.includes(phrase))?.answer;
}

/** Whether a reply is the answer that `questions.ts` names. */
function isAnswer(reply: string, name: string): boolean {
  // What the site says in general follows.
  if (name === "advice") return reply.startsWith(refusals.advice);
  if (isRefusal(name)) return reply === refusals[name];
  if (name.startsWith("talk: ")) return reply === talkOf(name);
  if (name.startsWith("/")) return reply.endsWith(`: ${name}`);
  return passagesTitled(name).some(
    ({ text, path }) => reply.includes(text.slice(0, 40)) && reply.endsWith(`: ${path}`),
  );
}

const topics = [...answered, ...refused];
const questions = topics.flatMap(({ messages, answers }) => messages.map((message) => ({ message, answers })));

for (const { message, answers } of questions) {
  const check = message in knownMisses ? test.fails : test;
  check(`«${message}» leads where it has to`, () => {
    const reply = answer(message);
    expect(answers.some((name) => isAnswer(reply, name)) ? answers : reply).toBe(answers);
  });
}

test("next to nothing that the site does not say is answered from its texts", () => {
  const messages = refused.flatMap((topic) => topic.messages);
  const kinds = Object.values(refusals);
  const wrong = messages.filter((message) => !kinds.some((refusal) => answer(message).startsWith(refusal)));
  expect(messages.length).toBeGreaterThanOrEqual(40);
  expect(wrong.length / messages.length).toBeLessThanOrEqual(0.05);
});

test("the questions name answers that there are, each question once, and misses that are questions", () => {
  const paths = new Set(passages.map(({ path }) => path));
  for (const name of new Set(topics.flatMap(({ answers }) => answers))) {
    expect(isRefusal(name) || paths.has(name) || talkOf(name) || passagesTitled(name).length > 0, name).toBeTruthy();
  }
  const messages = questions.map(({ message }) => message);
  expect(messages.filter((message, index) => messages.indexOf(message) !== index)).toEqual([]);
  expect(Object.keys(knownMisses).filter((message) => !messages.includes(message))).toEqual([]);
});
