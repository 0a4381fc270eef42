import type { Issue } from "#app/content/issues.ts";
import { nearestName } from "#app/content/nearest-name.ts";
import type { Faq } from "#app/content/schemas/faq.ts";
import { withoutAccents } from "#app/schemas/without-accents.ts";
import { fieldIssue } from "#scripts/check/content/front-matter-texts.ts";
import type { ContentFile } from "#scripts/check/content/project.ts";
import { isSpanishWord } from "#scripts/check/content/spelling/spanish-words.ts";

/** Checks that no two frequent questions have the same id or the same words, and that no topic is that of another one with a slip. */
export function checkQuestions(file: ContentFile): Issue[] {
  const items = questionsOf(file);
  const questions = new Map<string, string>();
  const questionsById = new Map<string, string>();
  const topics = Map.groupBy(items, ({ topic }) => topic);
  return items.flatMap(({ id, question, topic }, index): Issue[] => {
    const issues: Issue[] = [];
    const at = (name: string, code: Issue["code"], values: Issue["values"]) =>
      issues.push(fieldIssue(file, ["items", index, name], code, values));
    const sameId = questionsById.get(id);
    if (sameId !== undefined) at("id", "question-id-duplicate", { id, other: sameId });
    questionsById.set(id, sameId ?? question);
    const words = plainWords(question);
    const sameWords = questions.get(words);
    if (sameWords !== undefined) at("question", "question-duplicate", { question, other: sameWords });
    questions.set(words, sameWords ?? id);
    const meant = topics.get(topic)?.length === 1 ? topicMeant(topic, [...topics.keys()]) : undefined;
    if (meant !== undefined) at("topic", "topic-doubtful", { topic, meant });
    return issues;
  });
}

/** Returns the frequent questions of a file; none for any other. */
function questionsOf(file: ContentFile): Faq["items"] {
  return file.kind === "faq" && "items" in file.data && Array.isArray(file.data.items) ? file.data.items : [];
}

/**
 * Returns the topic that was meant by one that stands alone: one that differs in capitals and accents only, or one that
 * is near where the topic has a word that no dictionary knows. «Plazos» and «Plazas» are two topics.
 */
function topicMeant(topic: string, topics: readonly string[]): string | undefined {
  const others = topics.filter((other) => other !== topic);
  const same = others.find((other) => plainWords(other) === plainWords(topic));
  if (same !== undefined) return same;
  const words = topic.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.every((word) => isSpanishWord(word)) ? undefined : nearestName(topic, others);
}

function plainWords(text: string): string {
  const plain = withoutAccents(text).toLowerCase();
  return plain.replaceAll(/[^\p{L}\d]+/gu, " ").trim();
}
