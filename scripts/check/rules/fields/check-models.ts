import { isDraft } from "#app/content/publication/publication.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import { nearestName } from "#scripts/check/advice/nearest-name.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import { type ContentFile, fieldIssue, fieldsNamed } from "#scripts/check/site/content-file.ts";

/** Checks that every `model` is the id of a model, and of a draft only in a draft. */
export function checkModelNames(file: ContentFile, site: CheckedSite): Issue[] {
  return fieldsNamed(file, "model").flatMap(({ path, text }) => {
    const values = judgeModelName(file, text, site);
    return values ? fieldIssue(file, path, "name-unknown", values) : [];
  });
}

/** Returns what is wrong with a name of a model, for the sentences of `name-unknown`; undefined if nothing is. */
export function judgeModelName(file: ContentFile, name: string, site: CheckedSite): Issue["values"] | undefined {
  const draft = draftNamed(file, name, site);
  if (draft !== undefined) return { name, draft };
  const models = site.ids("models");
  if (models.includes(name)) return undefined;
  const named = models.filter((id) => draftNamed(file, id, site) === undefined);
  return { name, names: named.join(", "), suggestion: nearestName(name, named) ?? "" };
}

/** Returns the file of a model that is a draft and is named by a text that is not a draft; otherwise undefined. */
export function draftNamed(
  { data }: Pick<ContentFile, "data">,
  name: string,
  { models }: CheckedSite,
): string | undefined {
  if (isDraft(data)) return undefined;
  return models.find((model) => model.id === name && isDraft(model.data))?.file;
}

/** Checks that every model has a card on the page of models: its own page takes the words of its drawing from there. */
export function checkModelCards({ content, models }: CheckedSite): Issue[] {
  const page = content.page("models", defaultLocale);
  if (!page.ok) return [];
  const { data, file, locate } = page.entry;
  const shown = new Set(data.models.cards.map(({ model }) => model));
  return models
    .filter((model) => !isDraft(model.data) && !shown.has(model.id))
    .map((model) => {
      const values = { model: model.id, file: model.file };
      return { file, code: "model-cardless", ...locate.key(["models", "cards"]), values };
    });
}

/** Checks that the pictures of a model show options that it has: the page names them by these. */
export function checkPictured({ models }: CheckedSite): Issue[] {
  return models.flatMap((file) => {
    const options = file.data.product.options?.map(({ name }) => name) ?? [];
    return (file.data.pictured ?? []).flatMap((name, index) => {
      if (options.includes(name)) return [];
      const suggestion = nearestName(name, options) ?? "";
      const values = { name, names: options.join(", "), list: "options", suggestion };
      return fieldIssue(file, ["pictured", index], "name-unknown", values);
    });
  });
}
