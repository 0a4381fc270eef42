import type { Caches } from "#app/cache/caches.server.ts";
import { pictureSources } from "./markdown/markdown.ts";
import type { ParsedEntry } from "./parse-entry.ts";

/** Returns the sources of the pictures in the body of an entry, in order: those that an earlier command has found. */
export function bodyPictures(
  { body, tree, fingerprint }: Pick<ParsedEntry<unknown>, "body" | "tree" | "fingerprint">,
  caches: Caches,
): readonly string[] {
  // Every picture begins so, and most bodies have none.
  if (!body.includes("![")) return [];
  const notes = caches.notes<readonly string[]>("pictures");
  const noted = notes.get(fingerprint);
  if (noted) return noted;
  const sources = pictureSources(tree());
  notes.put(fingerprint, sources);
  return sources;
}
