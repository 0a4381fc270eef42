import type { Issue } from "#app/content/issues.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";

/** Returns the stories that say of themselves that they are samples: invented customers are unlawful. */
export function checkStories({ content }: CheckedSite): Issue[] {
  return content
    .collection("stories", defaultLocale)
    .entries.filter(({ data }) => data.sample)
    .map(({ file, locate }) => ({ file, code: "example-story", ...locate.key(["sample"]), values: {} }));
}
