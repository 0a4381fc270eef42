import { type Issue, isError } from "#app/content/issues.ts";
import { isPublished } from "#app/content/publication.ts";
import type { PathWords } from "#app/routing/paths.ts";
import { openSite, type Site } from "#app/site/site.server.ts";
import type { TaskModule } from "#scripts/workers/task-module.ts";
import { createFileChecker } from "./check-file.ts";
import type { InspectedPictures } from "./inspect-pictures.ts";
import { type ContentFile, readProject } from "./project.ts";
import { projectPaths } from "./project-paths.ts";
import { createSurroundings } from "./surroundings.ts";

/** What the check knows already when it comes to the files. */
export interface KnownSite {
  readonly words: ReadonlyMap<string, PathWords>;
  readonly pictures: InspectedPictures;
}

interface Data extends KnownSite {
  readonly root: string;
  readonly now: Date;
  readonly version: string;
}

interface FileIssues {
  readonly file: string;
  readonly issues: readonly Issue[];
}

/** Checks a batch of content files, and renders those without errors: the pages find their bodies in the caches. */
export const taskModule: TaskModule<Data, readonly string[], FileIssues[]> = {
  url: import.meta.url,
  start({ root, now, version, words, pictures }) {
    const site = openSite(root, { now, cacheVersion: version });
    const project = readProject(site.files, site.locales, [...words.keys()]);
    const paths = projectPaths(project, words, now);
    const { locales, caches } = site;
    const surroundings = createSurroundings({ project, locales, paths, pictures, caches, now });
    const checker = createFileChecker(surroundings, site.caches);
    const files = new Map(project.files.map((file) => [file.file, file]));
    return async (batch) => {
      const found: FileIssues[] = [];
      for (const name of batch) {
        const file = files.get(name);
        if (!file) throw new Error("The file was there when the check began.");
        const issues = checker.check(file);
        found.push({ file: name, issues });
        if (!issues.some(isError) && isPublished(file.data, now)) await renderAhead(site, file);
      }
      return found;
    };
  },
  describe: ([first = ""]) => first,
};

async function renderAhead(site: Site, file: ContentFile): Promise<void> {
  try {
    await site.edition(file.locale).render(file);
  } catch {
    // Some other file has an error, which the check reports: nothing is built then.
  }
}
