import type { Issue } from "#app/content/issues.ts";
import { nearestName } from "#app/content/nearest-name.ts";
import { fieldIssue, fieldsNamed } from "#scripts/check/content/front-matter-texts.ts";
import type { ContentFile } from "#scripts/check/content/project.ts";
import { questionsOf } from "./check-questions.ts";

/** Checks that the questions that the assistant proposes to groups of visitors are frequent questions of their language. */
export function checkAssistantQuestions(files: readonly ContentFile[]): Issue[] {
  return files.flatMap((file) => {
    if (file.kind !== "assistant") return [];
    const known = files.filter(({ locale }) => locale === file.locale).flatMap((other) => questionsOf(other));
    const questions = known.map(({ question }) => question);
    // Without any, the file of the questions has an issue itself.
    if (questions.length === 0) return [];
    return (
      fieldsNamed(file, "question")
        // Those of the original are not offered in another language.
        .filter(({ path, text }) => file.locate.has(path) && !questions.includes(text))
        .map(({ path, text }) => {
          const values = { question: text, suggestion: nearestName(text, questions) ?? "" };
          return fieldIssue(file, path, "question-unknown", values);
        })
    );
  });
}
