import type { Issue } from "#app/content/issues.ts";
import { nearestName } from "#app/content/nearest-name.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import type { ContentFile } from "#scripts/check/site/content-file.ts";
import { fieldIssue, fieldsNamed } from "#scripts/check/texts/field-texts.ts";

/** Checks that every `model` of the front matter is the id of a model. */
export function checkModelNames(file: ContentFile, { ids: { models } }: CheckedSite): Issue[] {
  return fieldsNamed(file, "model")
    .filter(({ text }) => !models.includes(text))
    .map(({ path, text: model }) => {
      const suggestion = nearestName(model, models) ?? "";
      return fieldIssue(file, path, "name-unknown", { name: model, names: models.join(", "), suggestion });
    });
}
