import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pageKeys } from "#app/content/collections.ts";
import { flatStrings, groupStrings } from "#app/i18n/string-groups.ts";
import { pictureCacheFolder } from "#app/pictures/picture-store.server.ts";
import { openSite } from "#app/site/site.server.ts";

/** Folder of the small frozen site that the tests are based on: `content/` and `locales/`, no code. */
export const fixtureRoot = fileURLToPath(new URL("../fixture-site", import.meta.url));

const projectStrings = fileURLToPath(new URL("../../locales/es.json", import.meta.url));

writeFixtureStrings(fixtureRoot);

/** The file in a site's folder with what is known of its pictures, which unit tests write for the frozen site. */
export const pictureFacts = `${pictureCacheFolder}/facts.json`;

/** Whether a file or folder there is of the site, and not what a program that was started there has kept. */
export function isFixtureFile(path: string): boolean {
  return path !== join(fixtureRoot, ".cache");
}

// Otherwise every test of a new page would name `content/es/pages/…`, which is in the real site.
for (const key of pageKeys) {
  const file = `content/es/pages/${key}.md`;
  if (!existsSync(join(fixtureRoot, file))) {
    throw new Error(`The frozen site has no page «${key}»: write tests/fixture-site/${file}, as content/ has it.`);
  }
}

/** The frozen site itself, read once. A test that changes something works on a copy. */
export const fixture = openSite(fixtureRoot);

/**
 * Writes the locale file of the frozen site: the strings of the project, those that `frozen-strings.json` has in its
 * words. So a new string is in one file only, and changing the words of another breaks no test.
 */
function writeFixtureStrings(root: string): void {
  const file = join(root, "locales", "es.json");
  const frozen = new Map(flatStrings(readJson(join(root, "frozen-strings.json"))));
  const strings = flatStrings(readJson(projectStrings)).map(([key, text]) => [key, frozen.get(key) ?? text] as const);
  const text = `${JSON.stringify(groupStrings(strings), undefined, 2)}\n`;
  // An unchanged file is not written: a newer file would make a built site look old.
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  // Several processes may do this at once, and none may read half a file.
  const written = `${file}.${process.pid}`;
  writeFileSync(written, text);
  renameSync(written, file);
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}
