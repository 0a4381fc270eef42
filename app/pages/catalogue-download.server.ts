import type { DownloadFile } from "#app/components/download/download-file.ts";
import type { Edition } from "#app/site/edition.server.ts";

/** The catalogue as pages offer it. */
export type CatalogueDownload = DownloadFile;

/** Returns the catalogue that the company has named in its settings, otherwise the one that the build makes. */
export function getCatalogueDownload({ content, catalogueFile }: Edition): CatalogueDownload {
  const { url } = content.site().catalogo;
  return url === null ? catalogueFile() : { href: url, bytes: null };
}
