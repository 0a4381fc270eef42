import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { webManifests } from "#app/seo/icons/web-manifests.server.ts";
import type { Site } from "#app/site/site.server.ts";
import { makeIcons } from "./make-icons.ts";

/** Writes the icons of a site and the manifests that name them into the folder of its built files. */
export async function writeIcons(site: Site, client: string): Promise<void> {
  for (const [name, bytes] of await makeIcons(site.root)) writeFileSync(join(client, name), bytes);
  for (const { path, text } of webManifests(site)) {
    mkdirSync(dirname(join(client, path)), { recursive: true });
    writeFileSync(join(client, path), text);
  }
}
