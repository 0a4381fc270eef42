import type { Issue } from "#app/content/issues.ts";
import { isDraft } from "#app/content/publication/publication.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";

/** Checks that every model has a card on the page of models: its own page takes words of it and cannot be built without. */
export function checkModelCards({ content, models }: CheckedSite): Issue[] {
  const page = content.page("models", defaultLocale);
  if (!page.ok) return [];
  const { data, file, locate } = page.entry;
  const shown = new Set(data.models.cards.map(({ model }) => model));
  return models
    .filter((model) => model.locale === defaultLocale && !isDraft(model.data) && !shown.has(model.id))
    .map((model) => {
      const values = { model: model.id, file: model.file };
      return { file, code: "model-cardless", ...locate.key(["models", "cards"]), values };
    });
}
