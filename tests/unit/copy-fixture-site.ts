import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openSite, type Site, type SiteOptions } from "#app/site/site.server.ts";
import { fixtureRoot, pictureFacts } from "#tests/site/fixture-site.ts";
import { type FolderFiles, makeFolder, writeFiles } from "./scripts/make-folder.ts";

/** Lays the frozen site into a folder, with the facts about its pictures. */
export function layFixtureSite(folder: string): void {
  // With their times, by which the store of the pictures knows that they are the same. Without a filter, with which
  // Node copies a folder at a third of the speed.
  for (const name of ["content", "locales", pictureFacts]) {
    cpSync(join(fixtureRoot, name), join(folder, name), { recursive: true, preserveTimestamps: true });
  }
}

/**
 * Copies the frozen site to a folder of its own, for as long as the running test lasts, and writes files into it.
 *
 * @returns the folder, to be opened with `openSite`.
 */
export function copyFixtureSite(files: FolderFiles = {}): string {
  const folder = makeFolder({});
  layFixtureSite(folder);
  writeFiles(folder, files);
  return folder;
}

/** Opens a copy of the frozen site with these files, for as long as the running test lasts. */
export function siteWith(files: FolderFiles, options?: SiteOptions): Site {
  return openSite(copyFixtureSite(files), options);
}

/** Opens a copy of the frozen site with changed settings, for as long as the running test lasts. */
export function siteWithSettings(change: (settings: string) => string): Site {
  return siteWith({ "content/site.yaml": change(fixtureFile("content/site.yaml")) });
}

/** Returns settings of a company that has not said what its price includes. */
export function withoutPriceContents(settings: string): string {
  return settings.replace(
    /^priceContents:\n(?: .*\n)*/m,
    "priceContents: { sample: false, included: [], excluded: [] }\n",
  );
}

/** Returns the text of a file of the frozen site. */
export function fixtureFile(file: string): string {
  return readFileSync(join(fixtureRoot, file), "utf8");
}
