import type { Issue } from "#app/content/issues.ts";
import { fieldIssue, fieldsNamed } from "./front-matter-texts.ts";
import type { ContentFile, Project } from "./project.ts";

/** Every `model` of the front matter is the name of a model's file. */
export function checkReferences(file: ContentFile, { ids }: Project): Issue[] {
  return fieldsNamed(file, "model")
    .filter(({ text }) => !ids.models.includes(text))
    .map(({ path, text }) => fieldIssue(file, path, "model-unknown", { model: text, models: ids.models.join(", ") }));
}
