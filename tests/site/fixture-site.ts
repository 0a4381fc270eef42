import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pageKeys } from "#app/content/collections.ts";
import { openSite } from "#app/site/site.server.ts";
import { writeFixtureStrings } from "./fixture-strings.ts";

/** Folder of the small frozen site that the tests stand on: `content/` and `locales/`, no code. */
export const fixtureRoot = fileURLToPath(new URL("../fixture-site", import.meta.url));

writeFixtureStrings(fixtureRoot);

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
