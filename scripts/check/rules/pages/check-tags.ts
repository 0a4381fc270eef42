import { tagNames, tagsIn } from "#app/content/tags.ts";
import { slugFrom } from "#app/text/slug-from.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import { nearestName } from "#scripts/check/advice/nearest-name.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import { type ContentFile, fieldIssue } from "#scripts/check/site/content-file.ts";

/** Checks that the tags of an article are in the list of the site, each only once. */
export function checkTags(file: ContentFile, { settings }: CheckedSite): Issue[] {
  if (file.kind !== "blog" || !settings) return [];
  const known = tagsIn(file.locale, settings.data.tags).map(({ name }) => name);
  const names = tagNames(file.data);
  return names.flatMap((tag, index) => {
    // A translation has the tags of its original, which are checked there.
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

/** Checks that no two tags of the site have pages with the same path, in any language. */
export function checkTagList({ settings, locales }: CheckedSite): Issue[] {
  if (!settings) return [];
  const found = locales.names().flatMap((locale) => {
    const tags = tagsIn(locale, settings.data.tags);
    return tags.flatMap(({ label: name, slug }, index): Issue[] => {
      const first = tags.findIndex((other) => other.slug === slug);
      if (first === index) return [];
      const other = tags[first]?.label === name ? "" : (tags[first]?.label ?? "");
      return [fieldIssue(settings, ["tags", index], "name-duplicate", { name, other })];
    });
  });
  // Names that are alike in the original language are so in others, too.
  return [...new Map(found.toReversed().map((issue) => [issue.line, issue])).values()];
}
