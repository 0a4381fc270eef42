import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { projectRoot } from "#app/content/project-root.server.ts";
import { describePicture, type PictureFacts, pictureFactsSchema } from "./picture-facts.server.ts";
import { pictureRecipe } from "./picture-recipe.ts";

/** Folder of the originals; `src` in front matter is a path below it. */
export const pictureFolder = "content/images";

/** What outlives a build: files made of pictures, and what is known of the originals. Deleting it costs only time. */
export const pictureCacheFolder = ".cache/pictures";

// What another recipe has left is not read.
const storeSchema = z.strictObject({
  recipe: z.literal(JSON.stringify(pictureRecipe)),
  facts: z.record(z.string(), pictureFactsSchema),
});

// By name, size and time of change: a replaced picture is looked at anew.
const known = new Map<string, Promise<PictureFacts>>();
const readRoots = new Set<string>();

/**
 * What is known of an original: from the store where an earlier run has left it, otherwise from the file, once.
 *
 * @throws Error naming the file when it is missing or is no whole picture; `npm run check` finds those first.
 */
export async function pictureFacts(source: string): Promise<PictureFacts> {
  readStore();
  const key = stateOf(source);
  const found = known.get(key);
  if (found) return found;
  const facts = readFile(originalFile(source))
    .then(describePicture)
    .catch((cause: unknown) => {
      throw new Error(`${pictureFolder}/${source} is no whole picture.`, { cause });
    });
  known.set(key, facts);
  return facts;
}

/** Leaves what is known of these originals for later runs; what the store knew of others is forgotten. */
export async function savePictureFacts(sources: readonly string[]): Promise<void> {
  const entries = await Promise.allSettled(
    sources.map(async (source) => [stateOf(source), await pictureFacts(source)] as const),
  );
  const facts = Object.fromEntries(entries.flatMap((entry) => (entry.status === "fulfilled" ? [entry.value] : [])));
  const text = JSON.stringify({ recipe: JSON.stringify(pictureRecipe), facts } satisfies z.input<typeof storeSchema>);
  const target = storeFile();
  if (text === readText(target)) return;
  mkdirSync(join(projectRoot(), pictureCacheFolder), { recursive: true });
  // Written whole or not at all: a check and a build may run at the same time.
  writeFileSync(`${target}.${process.pid}`, text);
  renameSync(`${target}.${process.pid}`, target);
}

/** Where an original is on disk. */
export function originalFile(source: string): string {
  return join(projectRoot(), pictureFolder, source);
}

function readStore(): void {
  const file = storeFile();
  if (readRoots.has(file)) return;
  readRoots.add(file);
  const stored = storeSchema.safeParse(parseJson(readText(file)));
  if (!stored.success) return;
  for (const [key, facts] of Object.entries(stored.data.facts)) known.set(key, Promise.resolve(facts));
}

function stateOf(source: string): string {
  const { size, mtimeMs } = statSync(originalFile(source));
  return `${source} ${size} ${Math.round(mtimeMs)}`;
}

function storeFile(): string {
  return join(projectRoot(), pictureCacheFolder, "facts.json");
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    // Nothing has been left yet.
    return "";
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Damaged or empty: everything is looked at anew.
    return undefined;
  }
}
