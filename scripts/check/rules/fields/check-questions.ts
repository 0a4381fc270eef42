import type { Faq } from "#app/content/schemas/faq.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import { type ContentFile, fieldIssue } from "#scripts/check/site/content-file.ts";
import { plainWords } from "./check-alts.ts";

/**
 * Checks that no two frequent questions have the same id, to which links lead, and that no topic is that of another one
 * in the plural.
 */
export function checkQuestions(file: ContentFile): Issue[] {
  const items = questionsOf(file);
  const topics = Map.groupBy(items, ({ topic }) => topic);
  return items.flatMap(({ id, topic }, index): Issue[] => {
    const first = items.find((other) => other.id === id);
    const meant = topics.get(topic)?.length === 1 ? topicMeant(topic, [...topics.keys()]) : undefined;
    const at = (name: string, code: Issue["code"], values: Issue["values"]) =>
      fieldIssue(file, ["items", index, name], code, values);
    return [
      ...(first && first !== items[index] ? [at("id", "name-duplicate", { name: id, other: first.question })] : []),
      ...(meant === undefined ? [] : [at("topic", "value-doubtful", { found: topic, field: "topic", meant })]),
    ];
  });
}

/** Returns the frequent questions of a file; an empty list for any other file. */
function questionsOf(file: ContentFile): Faq["items"] {
  return file.kind === "faq" && "items" in file.data && Array.isArray(file.data.items) ? file.data.items : [];
}

/** Returns an earlier topic that differs in capitals, accents and the plural only: «Plazo» and «Plazos». */
function topicMeant(topic: string, topics: readonly string[]): string | undefined {
  const singular = (text: string) => plainWords(text).replaceAll(/(?<=[aeiou])s\b|(?<=[dlnrz])es\b/g, "");
  return topics.slice(0, topics.indexOf(topic)).find((other) => singular(other) === singular(topic));
}
