import type { Issue } from "#app/content/issues.ts";
import type { FieldPath } from "#app/schemas/field-path.ts";
import { fieldIssue, frontMatterTexts } from "./front-matter-texts.ts";
import type { ContentFile } from "./project.ts";

const openingWords = 4;
const runLength = 6;

/**
 * Checks that no two cards of a language begin with the same four words or share a run of six, so that cards are not
 * written by formula. Figures and placeholders don't count as words, and the lists of the models are no cards: readers
 * compare them, so the same part is described in the same words.
 */
export function checkCards(files: readonly ContentFile[]): Issue[] {
  const seen = new Map<string, { file: ContentFile; path: FieldPath; owner: string }>();
  const written = files.filter(({ kind }) => kind !== "models");
  return written.flatMap((file) =>
    frontMatterTexts(file)
      // A card is an item of a list with a field `text`.
      .filter(({ path }) => path.at(-1) === "text" && typeof path.at(-2) === "number")
      .flatMap(({ path, text }) => {
        const owner = `${file.file} ${path.join(".")}`;
        // One issue for each card is enough, but all its words count for the cards that follow.
        const issues: Issue[] = [];
        for (const run of runsOf(text)) {
          const name = `${file.locale} ${run}`;
          const other = seen.get(name);
          if (!other) seen.set(name, { file, path, owner });
          else if (other.owner !== owner && issues.length === 0) {
            const words = run.replace(/^\^/, "");
            // Only now, because positions are found by parsing the file.
            const place = `${other.file.file}:${other.file.locate.value(other.path).line}`;
            issues.push(fieldIssue(file, path, "cards-alike", { words, other: place }));
          }
        }
        return issues;
      }),
  );
}

function runsOf(text: string): string[] {
  const words =
    text
      .replaceAll(/\{\{.*?\}\}/g, " ")
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const runs = words
    .slice(0, Math.max(0, words.length - runLength + 1))
    .map((_, index) => words.slice(index, index + runLength).join(" "));
  const opening = words.length >= openingWords ? [`^${words.slice(0, openingWords).join(" ")}`] : [];
  return [...opening, ...runs];
}
