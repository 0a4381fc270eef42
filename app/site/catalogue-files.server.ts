import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** Folder of the PDFs that the next build can reuse, with their list. It may be deleted. */
export const catalogueCacheFolder = ".cache/catalogue";

/** The list in that folder. */
export const catalogueListFile = "files.json";

const listSchema = z.record(
  z.string(),
  z.strictObject({ file: z.string().regex(/^[0-9a-f]+\.pdf$/), bytes: z.int().positive() }),
);

/** By their paths on the site, the PDFs of the last build: name in the folder and size. */
export type CatalogueList = z.output<typeof listSchema>;

/** A PDF as pages link it. */
export interface CatalogueFile {
  /** Path on the site: `/catalogo/mod-two.pdf`. */
  readonly href: string;
  /** Size in bytes; null where none has been made yet, as while the site is being written. */
  readonly bytes: number | null;
}

/** Returns the list of the PDFs that were made for the site in a folder; an empty one where there are none. */
export function readCatalogueList(root: string): CatalogueList {
  try {
    const list = listSchema.safeParse(
      JSON.parse(readFileSync(join(root, catalogueCacheFolder, catalogueListFile), "utf8")),
    );
    return list.success ? list.data : {};
  } catch {
    // None has been made yet, or the list is damaged: the next build writes it.
    return {};
  }
}
