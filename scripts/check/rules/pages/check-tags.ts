import type { Issue } from "#app/content/issues.ts";
import { nearestName } from "#app/content/nearest-name.ts";
import { tagNames, tagsIn } from "#app/content/tags.ts";
import { slugFrom } from "#app/schemas/slug-from.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import type { ContentFile } from "#scripts/check/site/content-file.ts";
import { fieldIssue } from "#scripts/check/texts/field-texts.ts";
import { longestTitle } from "./check-titles.ts";

/** Checks that the tags of an article are in the list of the site, and none is there twice. */
export function checkTags(file: ContentFile, { tags }: CheckedSite): Issue[] {
  if (file.kind !== "blog" || !tags) return [];
  const known = tagsIn(file.locale, tags).map(({ name }) => name);
  const names = tagNames(file.data);
  return names.flatMap((tag, index) => {
    // Of a translation, those of the original are checked there.
    if (!file.locate.has(["tags", index])) return [];
    if (!known.includes(tag)) {
      // With other capitals or accents it is no new subject: both would have the same path.
      const listed = known.find((name) => slugFrom(name) === slugFrom(tag)) ?? "";
      const suggestion = listed === "" ? (nearestName(tag, known) ?? "") : "";
      return [fieldIssue(file, ["tags", index], "tag-unknown", { tag, listed, suggestion })];
    }
    return names.indexOf(tag) < index ? [fieldIssue(file, ["tags", index], "name-duplicate", { name: tag })] : [];
  });
}

/**
 * Checks that no two tags of the site have pages with the same path, in any language, and that the titles of their pages
 * are no longer than those of others.
 */
export function checkTagList({ content, words, locales }: CheckedSite): Issue[] {
  const result = content.site();
  if (!result.ok) return [];
  const { site, locate } = result;
  const issues = [...words.keys()].flatMap((locale) => {
    const { t, exists } = locales.i18n(locale);
    const frame =
      exists("seo.title") && exists("seo.tag.title")
        ? t("seo.title", { title: t("seo.tag.title", { tag: "" }), brand: site.brand })
        : "";
    const most = longestTitle - [...frame].length;
    const tags = tagsIn(locale, site.tags);
    return tags.flatMap(({ label: tag, slug }, index): Issue[] => {
      const at = { file: "content/site.yaml", ...locate.value(["tags", index]) };
      const first = tags.find((other) => other.slug === slug);
      const length = [...tag].length;
      const other = first?.label === tag ? "" : (first?.label ?? "");
      return [
        ...(first === tags[index] ? [] : [{ ...at, code: "name-duplicate", values: { name: tag, other } } as const]),
        ...(length > most
          ? [{ ...at, code: "title-length", values: { tag, length, most, longest: longestTitle } } as const]
          : []),
      ];
    });
  });
  // Names that are alike in the original language are so in others, too.
  return issues.filter((issue, index) => index === issues.findIndex((other) => isSame(other, issue)));
}

function isSame(one: Issue, other: Issue): boolean {
  return one.code === other.code && one.line === other.line && one.column === other.column;
}
