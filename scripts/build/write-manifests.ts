import { webManifests } from "#app/seo/web-manifests.server.ts";
import type { Site } from "#app/site/site.server.ts";
import { writeFile } from "#scripts/terminal/write-file.ts";

/** Writes the web manifest of each language into the folder of the built files. */
export function writeManifests(site: Site, client: string): void {
  for (const { path, text } of webManifests(site)) writeFile(client, path, text);
}
