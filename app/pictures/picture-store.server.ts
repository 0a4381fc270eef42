import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { type PictureData, pictureBase } from "./picture-data.ts";
import { describePicture, type PictureFacts, pictureFactsSchema } from "./picture-facts.server.ts";
import { picturePath } from "./picture-field.ts";
import { pictureRecipe } from "./picture-recipe.ts";

/** Folder of the originals; `src` in front matter is a path below it. */
export const pictureFolder = "content/images";

/** Folder of files that the next build reuses: encoded pictures, and facts of the originals. It may be deleted. */
export const pictureCacheFolder = ".cache/pictures";

/** Size in bytes up to which an original is read: forty times the allowed size. */
export const largestOriginal = 20_000_000;

/** The originals of a site. `source` is always a path below `content/images`. */
export interface PictureStore {
  /** The project's folder. */
  readonly root: string;
  /** Returns the sources of all originals: `exteriors/mod-one-dusk.jpg`. Hidden files are left out. */
  names(): string[];
  /** Whether there is such an original. Folders don't count, nor do files outside the folder of pictures. */
  has(source: string): boolean;
  /** Returns the path of an original on disk. */
  file(source: string): string;
  /**
   * Returns the facts of an original: those that an earlier run has saved, or those of the file, which is decoded once.
   *
   * @throws Error naming the file when it is missing or cannot be decoded; `npm run check` finds those first.
   */
  facts(source: string): Promise<PictureFacts>;
  /** Saves the facts of these originals, and of no others, for later runs. */
  save(sources: readonly string[]): Promise<void>;
  /**
   * Returns what a page needs to show a picture. The files that it names need not have been made yet. While developing,
   * a picture that is missing or cannot be decoded is marked as missing.
   *
   * @throws Error naming the file when it is missing or cannot be decoded.
   */
  read(source: string): Promise<PictureData>;
}

// Facts that were worked out with another recipe are ignored.
const savedSchema = z.strictObject({
  recipe: z.literal(JSON.stringify(pictureRecipe)),
  facts: z.record(z.string(), pictureFactsSchema),
});

/** Size and colour of the box that marks a missing picture. */
const missingPicture = { width: 1280, height: 960, colour: "#f2c7c0", missing: true } as const;

/** Opens the pictures below the project's folder. */
export function openPictures(root: string, { developing }: { readonly developing: boolean }): PictureStore {
  const folder = join(root, pictureFolder);
  const factsFile = join(root, pictureCacheFolder, "facts.json");
  // By source, size and time of change, so that a replaced picture is decoded again.
  let cache: Map<string, Promise<PictureFacts>> | undefined;

  const file = (source: string) => join(folder, source);
  const has = (source: string) => picturePath.test(source) && isFile(file(source));

  function versionOf(source: string): string {
    const { size, mtimeMs } = statSync(file(source));
    return `${source} ${size} ${Math.round(mtimeMs)}`;
  }

  async function facts(source: string): Promise<PictureFacts> {
    cache ??= readSavedFacts(factsFile);
    const key = versionOf(source);
    const cached = cache.get(key);
    if (cached) return cached;
    const described = readOriginal(file(source))
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
      if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
      return readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
        .map((entry) => join(entry.parentPath, entry.name))
        .map((path) => path.slice(folder.length + 1).replaceAll("\\", "/"));
    },
    async save(sources) {
      const settled = await Promise.allSettled(
        sources.map(async (source) => [versionOf(source), await facts(source)] as const),
      );
      const fulfilled = settled.flatMap((entry) => (entry.status === "fulfilled" ? [entry.value] : []));
      const saved: z.input<typeof savedSchema> = {
        recipe: JSON.stringify(pictureRecipe),
        facts: Object.fromEntries(fulfilled),
      };
      mkdirSync(join(root, pictureCacheFolder), { recursive: true });
      // Written under another name first, because a check and a build may run at the same time.
      writeFileSync(`${factsFile}.${process.pid}`, JSON.stringify(saved));
      renameSync(`${factsFile}.${process.pid}`, factsFile);
    },
    async read(source) {
      const box = { src: source, ...missingPicture };
      if (developing && !has(source)) return box;
      try {
        const { hash, width, height, colour } = await facts(source);
        return { src: pictureBase(source, hash), width, height, colour };
      } catch (error) {
        // The check reports it; the rest of the page can be shown.
        if (developing) return box;
        throw error;
      }
    },
  };
}

function readSavedFacts(file: string): Map<string, Promise<PictureFacts>> {
  try {
    const { facts } = savedSchema.parse(JSON.parse(readFileSync(file, "utf8")));
    return new Map(Object.entries(facts).map(([key, saved]) => [key, Promise.resolve(saved)]));
  } catch {
    // Missing, damaged or of another recipe: every original is decoded again.
    return new Map();
  }
}

/** An invalid name or a circular link is not a file. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

async function readOriginal(path: string): Promise<Buffer> {
  const { size } = await stat(path);
  if (size > largestOriginal) throw new Error(`${path} has ${size} bytes.`);
  return readFile(path);
}
