import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildRecordFile, buildSources } from "#scripts/build/build-record.ts";
import { isCurrent } from "#scripts/terminal/is-current.ts";
import { copyProject, fixtureProject } from "./copy-project.ts";

/**
 * The sources of the copy: the code, and the frozen site, but not all of the site's folder: the check keeps there what
 * it has read, while tests run.
 */
export const copySources = [
  ...buildSources.filter((source) => source !== "content" && source !== "locales"),
  "locales/tools",
  ...["content", "locales", "translations"].map((name) => `tests/fixture-site/${name}`),
];

/**
 * Builds the frozen site with the code of this project, unless the build is newer than both.
 *
 * @throws Error with the output of the build when it fails.
 */
export function ensureFixtureProject(): void {
  if (isCurrent(process.cwd(), buildRecordFile(fixtureProject), copySources)) return;
  // Its pictures are kept: making them takes longer than the rest of the build.
  const old = existsSync(fixtureProject) ? readdirSync(fixtureProject).filter((name) => name !== ".cache") : [];
  for (const name of old) rmSync(join(fixtureProject, name), { recursive: true, force: true });
  const { ok, output } = copyProject(fixtureProject).build();
  if (!ok) throw new Error(`The frozen site cannot be built:\n${output}`);
}
