import type { Question } from "#app/components/questions/questions.tsx";
import { faqSchema } from "#app/content/schemas/faq.ts";
import type { PageContext } from "#app/site/page-context.server.ts";

/** The questions of one topic. */
export interface QuestionTopic {
  /** Id of its heading. */
  readonly id: string;
  readonly topic: string;
  readonly questions: Question[];
}

/**
 * Returns all frequent questions, those of one topic together, topics in the order of their first question.
 *
 * @throws Error when the site has no file with questions.
 */
export async function getQuestionTopics({ edition }: Pick<PageContext, "edition">): Promise<QuestionTopic[]> {
  const topics = Map.groupBy(await resolveQuestions(edition), ({ topic }) => topic);
  return [...topics].map(([topic, items]) => ({ id: topicId(items), topic, questions: items.map(toQuestion) }));
}

/** Returns the id of a topic's heading: its name may have any letters, the id of its first question has not. */
export function topicId([first]: readonly { readonly id: string }[]): string {
  return `topic-${first?.id}`;
}

/**
 * Returns the few questions that the contact page answers too, without links to that page itself.
 *
 * @throws Error when the site has no file with questions.
 */
export async function getContactQuestions({ site, edition }: PageContext): Promise<Question[]> {
  return (await resolveQuestions(edition))
    .filter(({ contact }) => contact === true)
    .map((item) => ({ ...toQuestion(item), href: site.paths.find(item.href)?.key === "contact" ? null : item.href }));
}

async function resolveQuestions(edition: PageContext["edition"]) {
  const [entry] = edition.content.entries("faq");
  if (!entry) throw new Error("content/es/faq has no file with questions.");
  const { items } = await edition.resolve(faqSchema, entry.data);
  return items.map((item) => ({ ...item, ...(entry.untranslated && { untranslated: true as const }) }));
}

function toQuestion({ id, question, answer, href, untranslated }: Question & { readonly href: string }): Question {
  return { id, question, answer, href, ...(untranslated && { untranslated }) };
}
