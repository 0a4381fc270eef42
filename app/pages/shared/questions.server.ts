import type { Question } from "#app/components/questions/questions.tsx";
import { faqSchema } from "#app/content/schemas/faq.ts";
import type { PageContext } from "#app/site/page-context.server.ts";
import { pageName } from "#app/site/page-name.server.ts";

/** The questions of one topic. */
export interface QuestionTopic {
  /** Id of its heading. */
  readonly id: string;
  readonly topic: string;
  readonly questions: Question[];
}

type QuestionsContext = Pick<PageContext, "site" | "edition">;

/**
 * Returns all frequent questions, those of one topic together, topics in the order of their first question.
 *
 * @throws Error when the site has no file with questions.
 */
export async function getQuestionTopics(context: QuestionsContext): Promise<QuestionTopic[]> {
  const topics = Map.groupBy(await resolveQuestions(context.edition), ({ topic }) => topic);
  return [...topics].map(([topic, items]) => ({
    id: topicId(items),
    topic,
    questions: items.map((item) => toQuestion(item, context)),
  }));
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
export async function getContactQuestions(context: PageContext): Promise<Question[]> {
  const isOwn = (href: string) => context.site.paths.find(href)?.key === "contact";
  return (await resolveQuestions(context.edition))
    .filter(({ contact }) => contact === true)
    .map((item) => (isOwn(item.href) ? { ...toQuestion(item, context), more: null } : toQuestion(item, context)));
}

async function resolveQuestions(edition: PageContext["edition"]) {
  const [entry] = edition.content.entries("faq");
  if (!entry) throw new Error("content/es/faq has no file with questions.");
  const { items } = await edition.resolve(faqSchema, entry.data);
  return items.map((item) => ({ ...item, ...(entry.untranslated && { untranslated: true as const }) }));
}

type ResolvedQuestion = Awaited<ReturnType<typeof resolveQuestions>>[number];

/** The link names its page, with a word more than links of menus have; what is no page is the catalogue. */
function toQuestion(
  { id, question, answer, href, untranslated }: ResolvedQuestion,
  { site, edition }: QuestionsContext,
): Question {
  const page = site.paths.find(href);
  const label = page
    ? edition.t("faq.more", { page: pageName(edition, page) })
    : `${edition.t("catalogue.title")} (${edition.t("download.file")})`;
  return { id, question, answer, more: { label, href }, ...(untranslated && { untranslated }) };
}
