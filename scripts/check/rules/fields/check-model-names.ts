import type { Issue } from "#app/content/issues.ts";
import { nearestName } from "#app/content/nearest-name.ts";
import { isDraft } from "#app/content/publication/publication.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import type { ContentFile } from "#scripts/check/site/content-file.ts";
import { fieldIssue, fieldsNamed } from "#scripts/check/texts/field-texts.ts";

/**
 * Checks that every `model` of the front matter is the id of a model, and not of a draft, unless the text itself is one.
 */
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
  return { name, names: models.join(", "), suggestion: nearestName(name, models) ?? "" };
}

/** Returns the file of a model that is a draft and is named by a text that is not a draft; otherwise undefined. */
export function draftNamed({ data }: ContentFile, name: string, { models }: CheckedSite): string | undefined {
  if (isDraft(data)) return undefined;
  return models.find((model) => model.id === name && isDraft(model.data))?.file;
}
