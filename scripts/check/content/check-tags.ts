import type { Issue } from "#app/content/issues.ts";
import { nearestName } from "#app/content/nearest-name.ts";
import type { SiteFileResult } from "#app/content/site-file.ts";
import { tagNames, tagsIn } from "#app/content/tags.ts";
import type { Locales } from "#app/i18n/locales.server.ts";
import { slugFrom } from "#app/schemas/slug-from.ts";
import { longestTitle } from "./check-titles.ts";
import { fieldIssue } from "./front-matter-texts.ts";
import type { ContentFile } from "./project.ts";
import type { TagLookup } from "./surroundings.ts";

/** Checks that the tags of an article are in the list of the site, and none is there twice. */
export function checkTags(file: ContentFile, tags: TagLookup | undefined): Issue[] {
  if (file.kind !== "blog" || !tags) return [];
  const names = tagNames(file.data);
  return names.flatMap((tag, index) => {
    // Of a translation, those of the original are checked there.
    if (!file.locate.has(["tags", index])) return [];
    if (!tags.has(tag)) {
      const known = [...tags.keys()];
      // With other capitals or accents it is no new subject: both would have the same path.
      const listed = known.find((name) => slugFrom(name) === slugFrom(tag)) ?? "";
      const suggestion = listed === "" ? (nearestName(tag, known) ?? "") : "";
      return [fieldIssue(file, ["tags", index], "tag-unknown", { tag, listed, suggestion })];
    }
    return names.indexOf(tag) < index ? [fieldIssue(file, ["tags", index], "tag-duplicate", { tag, other: "" })] : [];
  });
}

/** Checks that the titles of the pages of tags are no longer than those of others. */
export function checkTagTitles(site: SiteFileResult, locales: readonly string[], strings: Locales): Issue[] {
  if (!site.ok) return [];
  return locales.flatMap((locale) => {
    const { t, exists } = strings.i18n(locale);
    if (!exists("seo.title") || !exists("seo.tag.title")) return [];
    const added = t("seo.title", { title: t("seo.tag.title", { tag: "" }), brand: site.site.brand });
    const most = longestTitle - [...added].length;
    return tagsIn(locale, site.site.tags).flatMap(({ label: tag }, index) => {
      const length = [...tag].length;
      if (length <= most) return [];
      const values = { tag, length, most, longest: longestTitle };
      return [{ file: "content/site.yaml", code: "title-length", ...site.locate.value(["tags", index]), values }];
    });
  });
}

/** Checks that no two tags of the site would have pages with the same path, in any language. */
export function checkTagNames(site: SiteFileResult, locales: readonly string[]): Issue[] {
  if (!site.ok) return [];
  const reported = new Set<number>();
  return locales.flatMap((locale) => {
    const seen = new Map<string, string>();
    return tagsIn(locale, site.site.tags).flatMap(({ label, slug }, index) => {
      const other = seen.get(slug);
      seen.set(slug, other ?? label);
      // Names that are alike in the original language are so in others, too.
      if (other === undefined || reported.has(index)) return [];
      reported.add(index);
      const values = { tag: label, other: other === label ? "" : other };
      return [{ file: "content/site.yaml", code: "tag-duplicate", ...site.locate.value(["tags", index]), values }];
    });
  });
}
