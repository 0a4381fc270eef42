import type { ContentFiles } from "#app/content/content-files.server.ts";
import type { Issue } from "#app/content/issues.ts";
import { defaultLocale } from "#app/i18n/languages.ts";

/** Returns the stories that say of themselves that they are samples: invented customers are unlawful. */
export function checkStories(files: ContentFiles): Issue[] {
  return files
    .collection("stories", defaultLocale)
    .entries.filter(({ data }) => data.sample)
    .map(({ file, locate }) => ({ file, code: "example-story", ...locate.key(["sample"]), values: {} }));
}
