import type { ContentFiles } from "#app/content/content-files.server.ts";
import { markdownFiles } from "#scripts/check/site/files-below.ts";

/** Returns the legal texts of a site in all languages, from the project's root; translations only where they have a text. */
export function legalFiles(files: ContentFiles): string[] {
  return markdownFiles(files.root)
    .filter((file) => /^content\/[^/]+\/legal\/[^/]+$/.test(file))
    .filter((file) => {
      const source = files.frontMatter(file);
      return !source.ok || source.value.body.trim() !== "";
    })
    .sort();
}
