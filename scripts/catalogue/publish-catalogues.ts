import { copyFileSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { readCatalogueList } from "#app/site/catalogue-files.server.ts";
import { cachedPdf } from "./catalogue-cache.ts";

/** Copies the listed PDFs beside the built pages. */
export function publishCatalogues(root: string, client: string): void {
  for (const [path, { file }] of Object.entries(readCatalogueList(root))) {
    mkdirSync(dirname(join(client, path)), { recursive: true });
    copyFileSync(cachedPdf(root, file), join(client, path));
  }
}
