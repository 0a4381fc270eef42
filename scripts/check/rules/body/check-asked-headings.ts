import { defaultLocale } from "#app/i18n/languages.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import { type ContentFile, fieldIssue } from "#scripts/check/site/content-file.ts";

/**
 * Checks that the names of `askedInBody` are headings of the body, or the name of the model: the assistant finds
 * sections by them.
 */
export function checkAskedHeadings(file: ContentFile): Issue[] {
  // A translation has the names of the original too.
  if (file.locale !== defaultLocale) return [];
  const headings = new Set<unknown>(file.body.split("\n").flatMap((line) => /^#+ +(.*?) *$/.exec(line)?.[1] ?? []));
  headings.add(Reflect.get(file.data, "name"));
  return Object.keys(Reflect.get(file.data, "askedInBody") ?? {})
    .filter((heading) => !headings.has(heading))
    .map((heading) => fieldIssue(file, ["askedInBody", heading], "asked-heading-unknown", { heading }));
}
