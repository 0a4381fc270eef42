import type { Facts } from "#app/content/facts.ts";
import type { Issue } from "#app/content/issues.ts";
import { fillPlaceholders, findPlaceholders } from "#app/content/placeholders.ts";
import { textFields } from "#app/content/walk-fields.ts";
import type { FieldPath } from "#app/schemas/field-path.ts";
import { fieldIssue } from "./front-matter-texts.ts";
import type { Project } from "./project.ts";

const minLength = 50;
const maxLength = 160;

// A model's file makes two pages.
const heads: readonly FieldPath[] = [[], ["presentation"], ["product"]];

/** Checks that no two pages of a language have the same title, and that descriptions have 50 to 160 characters. */
export function checkTitles({ files, facts }: Project): Issue[] {
  const seen = new Map<string, string>();
  return files.flatMap((file) => {
    const localeFacts = facts.get(file.locale);
    const texts = new Map(textFields(file.data).map(({ path, text }) => [path.join("."), text]));
    return heads.flatMap((head) => {
      const issues: Issue[] = [];
      const titlePath = [...head, "title"];
      const title = texts.get(titlePath.join("."));
      if (title !== undefined) {
        const name = `${file.locale} ${title}`;
        const other = seen.get(name);
        if (other) issues.push(fieldIssue(file, titlePath, "title-duplicate", { title, other }));
        else seen.set(name, file.file);
      }
      const descriptionPath = [...head, "description"];
      const description = texts.get(descriptionPath.join("."));
      if (description !== undefined && localeFacts && isFillable(description, localeFacts)) {
        const { length } = [...fillPlaceholders(description, localeFacts)];
        if (length < minLength || length > maxLength) {
          issues.push(
            fieldIssue(file, descriptionPath, "description-length", {
              length,
              shortest: minLength,
              longest: maxLength,
            }),
          );
        }
      }
      return issues;
    });
  });
}

/** Whether all placeholders are known; others are another check's issue. */
function isFillable(text: string, facts: Facts): boolean {
  return findPlaceholders(text).every(({ name }) => facts.has(name));
}
