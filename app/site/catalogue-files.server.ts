import { statSync } from "node:fs";
import { join } from "node:path";

/** Folder of the PDFs that the last build made, at their paths on the site. It may be deleted. */
export const catalogueFolder = ".cache/catalogue";

/** A PDF as pages link it. */
export interface CatalogueFile {
  /** Path on the site, `/catalogo/mod-two.pdf`, or URL of a file elsewhere. */
  readonly href: string;
  /** Size in bytes; null if it is not known, as of a file elsewhere or before the first build. */
  readonly bytes: number | null;
}

/** Returns the PDF at a path of the site of a project, as pages link it. */
export function catalogueFileAt(root: string, href: string): CatalogueFile {
  return { href, bytes: statSync(join(root, catalogueFolder, href), { throwIfNoEntry: false })?.size ?? null };
}
