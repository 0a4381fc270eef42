import type { AssistantData } from "#app/assistant/assistant-data.ts";
import { ContentError } from "#app/content/content-error.ts";
import { pageName } from "#app/site/page-name.server.ts";
import type { Site } from "#app/site/site.server.ts";

/**
 * Returns the data of the assistant's panel in a language. While developing, a page that cannot be read has no name.
 *
 * @throws ContentError for such a page in a build.
 */
export function getAssistantData(site: Site, locale: string, { developing = false } = {}): AssistantData {
  const { paths, edition } = site;
  const names = paths.all().flatMap((page): [string, string][] => {
    if (page.locale !== locale) return [];
    try {
      return [[page.path, pageName(edition(locale), page)]];
    } catch (error) {
      if (developing && error instanceof ContentError) return [];
      throw error;
    }
  });
  const [assistant] = edition(locale).content.entries("assistant");
  return {
    pageNames: Object.fromEntries([[paths.catalogue(locale), edition(locale).t("catalogue.title")], ...names]),
    // Untranslated suggestions are left out: the assistant answers them worse than visitors' own questions.
    suggestedQuestions: assistant && !assistant.untranslated ? assistant.data.suggestedQuestions : [],
  };
}
