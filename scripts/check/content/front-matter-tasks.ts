import { openSite } from "#app/site/site.server.ts";
import type { TaskModule } from "#scripts/workers/task-module.ts";

interface Project {
  readonly root: string;
  readonly version: string;
}

/** Parses the front matter of a batch of content files into the caches. */
export const taskModule: TaskModule<Project, readonly string[], void> = {
  url: import.meta.url,
  start({ root, version }) {
    const { files } = openSite(root, { cacheVersion: version });
    return (batch) => {
      for (const file of batch) files.frontMatter(file);
    };
  },
  describe: ([first = ""]) => first,
};
