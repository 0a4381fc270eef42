import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { pictureCacheFolder } from "#app/pictures/picture-store.server.ts";
import { openSite } from "#app/site/site.server.ts";
import { inspectPictures } from "#scripts/check/site/checked-site.ts";
import { fixtureRoot } from "#tests/site/fixture-site.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The entry of the picture store for the frozen site's originals: path of its file, and text. */
    pictureFacts: readonly [file: string, text: string];
  }
}

/**
 * Runs once before all unit tests: to decode the pictures takes longer than to check the rest of a copy of the site.
 */
export async function setup({ provide }: TestProject): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "modular-website-"));
  cpSync(fixtureRoot, folder, { recursive: true, preserveTimestamps: true });
  await inspectPictures(openSite(folder).pictures);
  const file = `${pictureCacheFolder}/facts.json`;
  provide("pictureFacts", [file, readFileSync(join(folder, file), "utf8")]);
  rmSync(folder, { recursive: true });
}
