import { getModelScale, withoutCard } from "#app/pages/models/model-scale.server.ts";
import { getPageContent } from "#app/pages/shared/fixed-page.server.ts";
import { getQuestionTopics } from "#app/pages/shared/questions.server.ts";
import { pageSeo } from "#app/seo/page-seo.server.ts";
import type { PageContext } from "#app/site/page-context.server.ts";

/** Returns the page of the frequent questions: its texts, the questions by topic, the models and the telephone. */
export async function getFaqPage(context: PageContext) {
  const { edition } = context;
  const [fixed, topics, scale] = await Promise.all([
    getPageContent("faq", edition),
    getQuestionTopics(context),
    getModelScale(edition),
  ]);
  const questions = topics.flatMap((topic) => topic.questions);
  return {
    seo: await pageSeo(context, { ...fixed.page, subject: { type: "questions", questions } }),
    ...fixed,
    topics,
    models: scale.map(withoutCard),
    telephone: edition.content.site().contacto.telefono,
  };
}
