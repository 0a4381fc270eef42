import type { CatalogueFile } from "#app/site/catalogue-files.server.ts";
import type { Edition } from "#app/site/edition.server.ts";

/** Returns the catalogue that the company has named in its settings, otherwise the one that the build makes. */
export function getCatalogueDownload({ content, catalogueFile }: Edition): CatalogueFile {
  const { url } = content.site().catalogo;
  return url === null ? catalogueFile() : { href: url, bytes: null };
}
