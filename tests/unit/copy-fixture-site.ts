import { cpSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject, onTestFinished } from "vitest";
import { fixtureRoot, isFixtureFile } from "#tests/site/fixture-site.ts";
import { writeFiles } from "./scripts/make-folder.ts";

/**
 * Copies the frozen site to a folder of its own, for as long as the running test lasts, and writes files into it. What
 * is known of its pictures is there as well.
 *
 * @returns the folder, to be opened with `openSite`.
 */
export function copyFixtureSite(files: Parameters<typeof writeFiles>[1] = {}): string {
  // Resolved, because a temporary folder may itself be a link.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "modular-website-")));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  // With their times, by which the store of the pictures knows that they are the same.
  cpSync(fixtureRoot, folder, { recursive: true, preserveTimestamps: true, filter: isFixtureFile });
  const [factsFile, facts] = inject("pictureFacts");
  writeFiles(folder, { [factsFile]: facts, ...files });
  return folder;
}
