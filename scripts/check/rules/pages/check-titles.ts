import { fillPlaceholders, findPlaceholders } from "#app/content/placeholders.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { FieldPath } from "#app/schemas/field-path.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import { type ContentFile, fieldIssue } from "#scripts/check/site/content-file.ts";

/** Characters of a description once its placeholders are filled. */
const descriptions = { shortest: 50, longest: 160 };

/** Characters of a title with the brand after it: search engines cut what is longer. */
const longestTitle = 65;

// A model's file makes two pages.
const heads: readonly FieldPath[] = [[], ["presentation"], ["product"]];

/** Checks that no two pages of a language share a title or description, and that both have the right length. */
export function checkTitles(site: CheckedSite): Issue[] {
  const seen = new Map<string, string>();
  return site.files.flatMap((file) => {
    const most = longestTitle - pageTitle(site, file.locale, "").length;
    return heads.flatMap((head) =>
      (["title", "description"] as const).flatMap((name): Issue[] => {
        const path = [...head, name];
        const text = ownText(file, path);
        if (text === undefined) return [];
        const key = `${file.locale} ${name} ${text}`;
        const other = seen.get(key);
        seen.set(key, other ?? file.file);
        const repeated = other ? [fieldIssue(file, path, "title-duplicate", { [name]: text, other })] : [];
        const length = filledLength(text, file, site) ?? descriptions.shortest;
        if (name === "title") {
          const values = { title: text, length, most, longest: longestTitle };
          return length > most ? [...repeated, fieldIssue(file, path, "title-length", values)] : repeated;
        }
        const isRight = length >= descriptions.shortest && length <= descriptions.longest;
        return isRight
          ? repeated
          : [...repeated, fieldIssue(file, path, "description-length", { length, ...descriptions })];
      }),
    );
  });
}

/** Returns a title with what the page adds to it; as it is where the brand cannot be read. */
function pageTitle({ settings, locales }: CheckedSite, locale: string, title: string): string {
  return settings ? locales.i18n(locale).t("seo.title", { title, brand: settings.data.brand }) : title;
}

/** Returns how many characters a filled text has; undefined where a fact is unknown, which is another rule's issue. */
function filledLength(text: string, file: ContentFile, { factsFor }: CheckedSite): number | undefined {
  const known = factsFor(file);
  if (!known || !findPlaceholders(text).every(({ name }) => known.get(name) !== undefined)) return undefined;
  return [...fillPlaceholders(text, known)].length;
}

/** Returns the text of a field; undefined for what a translation has from the original, which is judged there. */
function ownText({ fields, locale, locate }: ContentFile, path: FieldPath): string | undefined {
  if (locale !== defaultLocale && !locate.has(path)) return undefined;
  return fields.find((field) => field.path.join(".") === path.join("."))?.text;
}
