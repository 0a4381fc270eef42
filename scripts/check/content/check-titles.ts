import type { Issue } from "#app/content/issues.ts";
import { textFields } from "#app/content/walk-fields.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { FieldPath } from "#app/schemas/field-path.ts";
import { filledLength } from "./filled-length.ts";
import { fieldIssue } from "./front-matter-texts.ts";
import type { Project } from "./project.ts";

/** Characters of a description once its placeholders are filled. */
const descriptions = { shortest: 50, longest: 160 };

/** Characters of a title as the page has it, with the brand behind it: search engines cut what is longer. */
export const longestTitle = 65;

// A model's file makes two pages.
const heads: readonly FieldPath[] = [[], ["presentation"], ["product"]];

/**
 * Checks that no two pages of a language have the same title, that titles have 65 characters at most with the brand, and
 * that descriptions have 50 to 160.
 */
export function checkTitles({ files, facts, brandLengths }: Project): Issue[] {
  const seen = new Map<string, string>();
  return files.flatMap((file) => {
    const localeFacts = facts.get(file.locale);
    const most = longestTitle - (brandLengths.get(file.locale) ?? 0);
    // What a translation has from the original is judged there, and filled as the original writes it.
    const own = textFields(file.data).filter(({ path }) => file.locale === defaultLocale || file.locate.has(path));
    const texts = new Map(own.map(({ path, text }) => [path.join("."), text]));
    return heads.flatMap((head) => {
      const issues: Issue[] = [];
      const titlePath = [...head, "title"];
      const title = texts.get(titlePath.join("."));
      if (title !== undefined) {
        const name = `${file.locale} ${title}`;
        const other = seen.get(name);
        if (other) issues.push(fieldIssue(file, titlePath, "title-duplicate", { title, other }));
        else seen.set(name, file.file);
        const length = filledLength(title, localeFacts);
        if (length !== undefined && length > most) {
          issues.push(fieldIssue(file, titlePath, "title-length", { title, length, most, longest: longestTitle }));
        }
      }
      const descriptionPath = [...head, "description"];
      const length = filledLength(texts.get(descriptionPath.join(".")) ?? "", localeFacts);
      if (!texts.has(descriptionPath.join(".")) || length === undefined) return issues;
      if (length < descriptions.shortest || length > descriptions.longest) {
        issues.push(fieldIssue(file, descriptionPath, "description-length", { length, ...descriptions }));
      }
      return issues;
    });
  });
}
