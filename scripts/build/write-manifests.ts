import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { webManifests } from "#app/seo/web-manifests.server.ts";
import type { Site } from "#app/site/site.server.ts";

/** Writes the web manifest of each language into the folder of the built files. */
export function writeManifests(site: Site, client: string): void {
  for (const { path, text } of webManifests(site)) {
    mkdirSync(dirname(join(client, path)), { recursive: true });
    writeFileSync(join(client, path), text);
  }
}
