import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { pendingPicture } from "./pending-pictures.ts";
import { type PictureData, pictureBase } from "./picture-data.ts";
import { describePicture, type PictureFacts, pictureFactsSchema } from "./picture-facts.server.ts";
import { picturePath } from "./picture-field.ts";
import { pictureRecipe } from "./picture-recipe.ts";

/** Folder of the originals; `src` in front matter is a path below it. */
export const pictureFolder = "content/images";

/** What outlives a build: files made of pictures, and the facts of the originals. Deleting it costs only time. */
export const pictureCacheFolder = ".cache/pictures";

/** The originals of a site. `source` is always a path below `content/images`. */
export interface PictureStore {
  /** The project's folder. */
  readonly root: string;
  /** Sources of all files in the folder of pictures: `exteriors/mod-one-dusk.jpg`. Hidden files are left out. */
  names(): string[];
  /** Whether there is such a picture. Folders do not count, nor do files outside the folder of pictures. */
  has(source: string): boolean;
  /** Path of an original on disk. */
  file(source: string): string;
  /**
   * Facts of an original: from the store where an earlier run has left them, otherwise from the file, once.
   *
   * @throws Error naming the file when it is missing or cannot be decoded; `npm run check` finds those first.
   */
  facts(source: string): Promise<PictureFacts>;
  /** Leaves the facts of these originals for later runs; those of others are forgotten. */
  save(sources: readonly string[]): Promise<void>;
  /**
   * What a page needs to show a picture. The files that it names are made by the build, which does not have to be
   * finished with them. While developing, a picture that cannot be had is marked as missing.
   *
   * @throws Error naming the file when it is missing or cannot be decoded.
   */
  read(source: string): Promise<PictureData>;
}

// The facts of another recipe are not read.
const storeSchema = z.strictObject({
  recipe: z.literal(JSON.stringify(pictureRecipe)),
  facts: z.record(z.string(), pictureFactsSchema),
});

/** Shape of the box that marks a missing picture. */
const missingPicture = { width: 1280, height: 960, colour: "#f2c7c0", missing: true } as const;

/** Opens the pictures below the project's folder. */
export function openPictures(root: string, { developing }: { readonly developing: boolean }): PictureStore {
  const folder = join(root, pictureFolder);
  const storeFile = join(root, pictureCacheFolder, "facts.json");
  // By name, size and time of change: a replaced picture is looked at anew.
  let cache: Map<string, Promise<PictureFacts>> | undefined;

  const file = (source: string) => join(folder, source);
  const has = (source: string) => picturePath.test(source) && existsSync(file(source));

  function stateOf(source: string): string {
    const { size, mtimeMs } = statSync(file(source));
    return `${source} ${size} ${Math.round(mtimeMs)}`;
  }

  async function facts(source: string): Promise<PictureFacts> {
    cache ??= readStore(storeFile);
    const key = stateOf(source);
    const cached = cache.get(key);
    if (cached) return cached;
    const described = readFile(file(source))
      .then(describePicture)
      .catch((cause: unknown) => {
        throw new Error(`${pictureFolder}/${source} is truncated or is not a picture.`, { cause });
      });
    cache.set(key, described);
    return described;
  }

  return {
    root,
    has,
    file,
    facts,
    names() {
      return readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
        .map((entry) => join(entry.parentPath, entry.name))
        .map((path) => path.slice(folder.length + 1).replaceAll("\\", "/"));
    },
    async save(sources) {
      const settled = await Promise.allSettled(
        sources.map(async (source) => [stateOf(source), await facts(source)] as const),
      );
      const known = settled.flatMap((entry) => (entry.status === "fulfilled" ? [entry.value] : []));
      const store: z.input<typeof storeSchema> = {
        recipe: JSON.stringify(pictureRecipe),
        facts: Object.fromEntries(known),
      };
      const text = JSON.stringify(store);
      if (text === readText(storeFile)) return;
      mkdirSync(join(root, pictureCacheFolder), { recursive: true });
      // Written whole or not at all: a check and a build may run at the same time.
      writeFileSync(`${storeFile}.${process.pid}`, text);
      renameSync(`${storeFile}.${process.pid}`, storeFile);
    },
    async read(source) {
      const box = { src: source === pendingPicture ? "" : source, ...missingPicture };
      if (developing && !has(source)) return box;
      try {
        const { hash, width, height, colour } = await facts(source);
        return { src: pictureBase(source, hash), width, height, colour };
      } catch (error) {
        // The check has reported it; the rest of the page can be looked at.
        if (developing) return box;
        throw error;
      }
    },
  };
}

function readStore(file: string): Map<string, Promise<PictureFacts>> {
  const stored = storeSchema.safeParse(parseJson(readText(file)));
  const entries = stored.success ? Object.entries(stored.data.facts) : [];
  return new Map(entries.map(([key, facts]) => [key, Promise.resolve(facts)]));
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
