import { type FixedPage, getFixedPage } from "#app/pages/fixed-page.server.ts";
import type { PageContext } from "#app/pages/page-context.server.ts";
import { getQuestionTopics, type QuestionTopic } from "#app/pages/questions.server.ts";

/** The loader data of the page of the frequent questions. */
export interface FaqPage extends FixedPage<"faq"> {
  readonly topics: QuestionTopic[];
  /** In international form, grouped by spaces. */
  readonly telephone: string;
}

/** Returns the page of the frequent questions: its words, all questions by topic and the telephone of the company. */
export async function getFaqPage(context: PageContext): Promise<FaqPage> {
  return {
    ...(await getFixedPage("faq", context)),
    topics: await getQuestionTopics(context),
    telephone: context.edition.content.site().contacto.telefono,
  };
}
