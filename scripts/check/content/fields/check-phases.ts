import type { Issue } from "#app/content/issues.ts";
import { fieldIssue, fieldsNamed } from "#scripts/check/content/front-matter-texts.ts";
import type { ContentFile } from "#scripts/check/content/project.ts";

/** Checks that phases, which the pages of the process and of the start show with their numbers, have them in order. */
export function checkPhases(file: ContentFile): Issue[] {
  if (file.kind !== "pages") return [];
  return fieldsNamed(file, "number").flatMap(({ path, text: number }) => {
    const place = path.at(-2);
    if (typeof place !== "number") return [];
    const wanted = String(place + 1).padStart(2, "0");
    return number === wanted ? [] : [fieldIssue(file, path, "phase-number", { number, wanted })];
  });
}
