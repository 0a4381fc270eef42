import { statSync } from "node:fs";
import { join } from "node:path";

/** Folder of the PDFs that the last build made, at their paths on the site. It may be deleted. */
export const catalogueFolder = ".cache/catalogue";

/** A PDF as pages link it. */
export interface CatalogueFile {
  /** Path on the site: `/catalogo/mod-two.pdf`. */
  readonly href: string;
  /** Size in bytes; null if none has been made yet, as while the site is being written. */
  readonly bytes: number | null;
}

/** Returns the PDF at a path of the site of a project, as pages link it. */
export function catalogueFileAt(root: string, href: string): CatalogueFile {
  return { href, bytes: statSync(join(root, catalogueFolder, href), { throwIfNoEntry: false })?.size ?? null };
}
