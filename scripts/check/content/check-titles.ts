import type { Facts } from "#app/content/facts.ts";
import type { Issue } from "#app/content/issues.ts";
import { fillPlaceholders, findPlaceholders } from "#app/content/placeholders.ts";
import { textFields } from "#app/content/walk-fields.ts";
import type { FieldPath } from "#app/schemas/field-path.ts";
import { fieldIssue } from "./front-matter-texts.ts";
import type { Project } from "./project.ts";

const shortest = 50;
const longest = 160;

// A model's file makes two pages.
const heads: readonly FieldPath[] = [[], ["presentation"], ["product"]];

/** No two pages of a language have the same title, and every description has 50 to 160 characters as it is read. */
export function checkTitles({ files, facts }: Project): Issue[] {
  const seen = new Map<string, string>();
  return files.flatMap((file) => {
    const known = facts.get(file.locale);
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
      if (description !== undefined && known && isReadable(description, known)) {
        const { length } = [...fillPlaceholders(description, known)];
        if (length < shortest || length > longest) {
          issues.push(fieldIssue(file, descriptionPath, "description-length", { length, shortest, longest }));
        }
      }
      return issues;
    });
  });
}

/** An unknown placeholder is another check's fault. */
function isReadable(text: string, facts: Facts): boolean {
  return findPlaceholders(text).every(({ name }) => facts.has(name));
}
