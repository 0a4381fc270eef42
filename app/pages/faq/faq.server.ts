import { getPageContent } from "#app/pages/shared/fixed-page.server.ts";
import type { PageContext } from "#app/pages/shared/page-context.server.ts";
import { getQuestionTopics } from "#app/pages/shared/questions.server.ts";
import { pageSeo } from "#app/seo/page-seo.server.ts";

/** Returns the page of the frequent questions: its words, all questions by topic and the telephone of the company. */
export async function getFaqPage(context: PageContext) {
  const { edition } = context;
  const [fixed, topics] = await Promise.all([getPageContent("faq", edition), getQuestionTopics(context)]);
  const questions = topics.flatMap((topic) => topic.questions);
  return {
    seo: await pageSeo(context, { ...fixed.page, subject: { type: "questions", questions } }),
    ...fixed,
    topics,
    telephone: edition.content.site().contacto.telefono,
  };
}
