import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openSite } from "#app/site/site.server.ts";
import { writeFixtureStrings } from "./fixture-strings.ts";

/** Folder of the small frozen site that the tests stand on: `content/` and `locales/`, no code. */
export const fixtureRoot = fileURLToPath(new URL("../fixture-site", import.meta.url));

writeFixtureStrings(fixtureRoot);

/** Whether a file or folder there is of the site, and not what a program that was started there has kept. */
export function isFixtureFile(path: string): boolean {
  return path !== join(fixtureRoot, ".cache");
}

/** The frozen site itself, read once. A test that changes something works on a copy. */
export const fixture = openSite(fixtureRoot);
