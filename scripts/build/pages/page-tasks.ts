import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { pathsOfPictures } from "#scripts/pictures/paths-of-pictures.ts";
import type { TaskModule } from "#scripts/workers/task-module.ts";
import { dataFile, htmlFile, isResource, isUnknownPage, type PageFiles } from "./page-files.ts";
import { openRenderer, type PageRenderer } from "./page-renderer.ts";

/** What the threads that write pages need to know. */
export interface PageWork {
  /** The project's folder, which has to be the current one: the server bundle reads the site from there. */
  readonly root: string;
  /** The server bundle's file. */
  readonly bundle: string;
  /** Folder of the files to serve. */
  readonly client: string;
}

/** What the rest of the build needs to know of a page. */
export interface WrittenPage {
  /** Paths of the files of pictures that the page names, each once. */
  readonly pictures: readonly string[];
}

export const taskModule: TaskModule<PageWork, string, WrittenPage> = {
  url: import.meta.url,
  async start({ root, bundle, client }) {
    if (root !== process.cwd()) throw new Error(`The site can only be built in the current folder, not in ${root}.`);
    const build: ServerBuild = await import(pathToFileURL(bundle).href);
    const renderer = openRenderer(build);
    return async (path) => {
      const files = await renderFiles(renderer, path);
      for (const [file, text] of Object.entries(files)) writeText(join(client, file), text);
      return { pictures: pathsOfPictures(files[htmlFile(path)] ?? "") };
    };
  },
  describe: (path) => path,
};

async function renderFiles(renderer: PageRenderer, path: string): Promise<PageFiles> {
  if (isResource(path)) return { [path.slice(1)]: await renderer.resource(path) };
  const data = await renderer.data(path);
  const html = await renderer.html(path);
  // No page navigates to a page for unknown paths.
  return { [htmlFile(path)]: html, ...(!isUnknownPage(path) && { [dataFile(path)]: data }) };
}

function writeText(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
