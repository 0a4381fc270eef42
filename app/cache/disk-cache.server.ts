import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { crc32 } from "node:zlib";
import { writeEntry } from "./write-entry.server.ts";

/** Changes with the layout of the files. */
const layout = 1;

/** Values on disk that are cheaper to read than to make. The folder may be deleted at any time. */
export interface DiskCache<Value> {
  /** Returns a value; undefined where there is none, or none that can be trusted. */
  get(key: string): Value | undefined;
  /** Stores a value, as JSON. Where it cannot be written, as on a full disk, it is made again next time. */
  put(key: string, value: Value): void;
  /** Returns the keys that this process, or this thread, has got or put. */
  touched(): readonly string[];
  /**
   * Deletes the values that nobody asks for any more.
   *
   * @param alsoTouched Keys that other threads have got or put.
   */
  sweep(alsoTouched?: Iterable<string>): void;
}

export interface DiskCacheOptions {
  /** Folder of its own, made when something is first stored. */
  readonly folder: string;
  /** Hash of all that makes the values besides the key; a value of another version is not trusted. */
  readonly version: string;
}

/**
 * Opens a cache. Each value is a file, `<folder>/<two characters>/<key>`: a first line with layout, version, key and
 * checksum, then JSON. A file is replaced by one that is complete, and one that is not complete has another checksum, so
 * several processes may use the folder at once.
 *
 * @template Value Plain data, of the same shape in all values of a version.
 */
export function openDiskCache<Value>({ folder, version }: DiskCacheOptions): DiskCache<Value> {
  const touched = new Set<string>();
  const fileOf = (key: string) => join(folder, key.slice(0, 2), key);
  const headOf = (key: string, payload: Uint8Array) => `${layout} ${version} ${key} ${crc32(payload).toString(16)}\n`;

  return {
    get(key) {
      touched.add(key);
      const bytes = readBytes(fileOf(key));
      if (!bytes) return undefined;
      const end = bytes.indexOf("\n") + 1;
      const payload = bytes.subarray(end);
      if (bytes.toString("utf8", 0, end) !== headOf(key, payload)) return undefined;
      // The checksum and the version say that these are the bytes that this very code has written.
      const value: Value = JSON.parse(payload.toString());
      return value;
    },
    put(key, value) {
      touched.add(key);
      const payload = Buffer.from(JSON.stringify(value));
      try {
        const bytes = Buffer.concat([Buffer.from(headOf(key, payload)), payload]);
        withFolder(fileOf(key), (file) => writeEntry(file, bytes));
      } catch {
        // No room or no right to write: nothing depends on the file being there.
      }
    },
    touched: () => [...touched],
    sweep(alsoTouched = []) {
      const kept = new Set([...touched, ...alsoTouched]);
      for (const part of namesIn(folder)) {
        for (const name of namesIn(join(folder, part))) {
          if (!kept.has(name)) remove(join(folder, part, name));
        }
      }
    },
  };
}

function readBytes(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    // Never stored, swept meanwhile or unreadable: the value is made.
    return undefined;
  }
}

function remove(file: string): void {
  try {
    rmSync(file, { recursive: true, force: true });
  } catch {
    // No right to delete it: it takes room and nothing else.
  }
}

/** Writes a file, also the first one of its folder. */
function withFolder(file: string, write: (file: string) => void): void {
  try {
    write(file);
  } catch (error) {
    if (existsSync(dirname(file))) throw error;
    mkdirSync(dirname(file), { recursive: true });
    write(file);
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // Nothing has been stored yet, or a stray file lies among the folders.
    return [];
  }
}
