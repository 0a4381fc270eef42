import { join } from "node:path";
import { type DiskCache, openDiskCache } from "./disk-cache.server.ts";

/** The caches of a project, one of each kind. They may be deleted at any time. */
export interface Caches {
  /** Hash of the code that makes the values; undefined where nothing is kept, and every cache stays empty. */
  readonly version: string | undefined;
  /** Returns the cache of a kind, which is the name of its folder below `.cache/`. Each kind has one type of value. */
  open<Value>(kind: string): DiskCache<Value>;
  /**
   * Returns what is known of texts under one heading, by the hash of a text. All that is known of a text is one value on
   * disk, because ten thousand files are read in each command.
   */
  notes<Value>(heading: string): Pick<DiskCache<Value>, "get" | "put">;
  /** Calls a function that puts notes of one text, and writes them to disk together. */
  noteTogether(key: string, put: () => void): void;
  /** Returns the keys that this process, or this thread, has got or put, by kind. */
  touched(): TouchedKeys;
  /**
   * Deletes the values that nobody asks for any more, of all kinds that have been opened.
   *
   * @param alsoTouched What other threads have touched.
   */
  sweep(alsoTouched?: readonly TouchedKeys[]): void;
}

type TouchedKeys = Readonly<Record<string, readonly string[]>>;

const nothing: DiskCache<never> = { get: () => undefined, put() {}, touched: () => [], sweep() {} };
const noteKind = "notes";

/** Opens the caches of a project for a version of its code (`codeVersion`); without one nothing is kept. */
export function openCaches(root: string, version: string | undefined): Caches {
  const opened = new Map<string, DiskCache<unknown>>();
  const notes = new Map<string, Readonly<Record<string, unknown>>>();

  function open<Value>(kind: string): DiskCache<Value> {
    if (version === undefined) return nothing as DiskCache<Value>;
    const cache = opened.get(kind) ?? openDiskCache<unknown>({ folder: join(root, ".cache", kind), version });
    opened.set(kind, cache);
    // A kind has one type of value, which its callers name.
    return cache as DiskCache<Value>;
  }

  // The text of which several notes are being put.
  let together: string | undefined;
  const noteFiles = open<Readonly<Record<string, unknown>>>(noteKind);

  /** Returns what is known of a text. What this thread has not read under the heading may be noted by another one. */
  function noteOf(key: string, heading: string): Readonly<Record<string, unknown>> | undefined {
    const known = notes.get(key);
    if (known && heading in known) return known;
    const note = noteFiles.get(key);
    if (note) notes.set(key, note);
    return note;
  }

  return {
    version,
    open,
    notes: <Value>(heading: string) => ({
      // A heading has one type of value, which its callers name.
      get: (key: string) => noteOf(key, heading)?.[heading] as Value | undefined,
      put(key: string, value: Value) {
        if (version === undefined) return;
        if (key === together) {
          notes.set(key, { ...notes.get(key), [heading]: value });
          return;
        }
        // Read anew: another thread may have noted something else.
        const note = { ...noteFiles.get(key), [heading]: value };
        notes.set(key, note);
        noteFiles.put(key, note);
      },
    }),
    noteTogether(key, put) {
      if (version === undefined) {
        put();
        return;
      }
      const known = noteFiles.get(key);
      if (known) notes.set(key, known);
      together = key;
      try {
        put();
      } finally {
        together = undefined;
      }
      const note = notes.get(key);
      if (note && note !== known) noteFiles.put(key, note);
    },
    touched: () => Object.fromEntries([...opened].map(([kind, cache]) => [kind, cache.touched()])),
    sweep(alsoTouched = []) {
      for (const [kind, cache] of opened) cache.sweep(alsoTouched.flatMap((touched) => touched[kind] ?? []));
    },
  };
}
