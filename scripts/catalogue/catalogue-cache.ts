import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type CatalogueList, catalogueCacheFolder, catalogueListFile } from "#app/site/catalogue-files.server.ts";

const project = fileURLToPath(new URL("../../", import.meta.url));

/** The code that turns a catalogue's data into a PDF: when any of it changes, all PDFs are made again. */
const drawnBy = [
  "scripts/catalogue",
  "scripts/pictures/encode-picture.ts",
  "scripts/pictures/fade-into-ground.ts",
  "app/floor-plan",
  "app/i18n/formats.ts",
  "app/pictures/picture-recipe.ts",
  "app/styles/settings/_palette.scss",
  "package-lock.json",
];

/** Returns the hash of the code that draws catalogues. */
export function drawingVersion(): string {
  const hash = createHash("sha256");
  for (const file of drawnBy.flatMap(filesOf)) hash.update(file).update(readFileSync(join(project, file)));
  return hash.digest("hex");
}

/** Returns the name of the PDF made from this data. The name has a hash, so a file that exists is current. */
export function cacheName(...data: readonly unknown[]): string {
  return `${createHash("sha256").update(JSON.stringify(data)).digest("hex").slice(0, 20)}.pdf`;
}

/** Returns the path of a PDF in the cache. */
export function cachedPdf(root: string, name: string): string {
  return join(root, catalogueCacheFolder, name);
}

export function isCached(root: string, name: string): boolean {
  return existsSync(cachedPdf(root, name));
}

/** Returns the size of a PDF in the cache, in bytes. */
export function sizeOf(root: string, name: string): number {
  return statSync(cachedPdf(root, name)).size;
}

/** Writes a file to the cache atomically, so that a stopped build leaves no incomplete file. */
export function writeCached(root: string, name: string, content: Buffer | string): void {
  const file = cachedPdf(root, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, content);
  renameSync(`${file}.${process.pid}`, file);
}

/** Writes the list of PDFs to which pages link. */
export function writeList(root: string, list: CatalogueList): void {
  writeCached(root, catalogueListFile, JSON.stringify(list, null, 2));
}

function filesOf(path: string): string[] {
  if (!statSync(join(project, path)).isDirectory()) return [path];
  return readdirSync(join(project, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(project.length))
    .sort();
}
