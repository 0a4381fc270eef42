import { nearestName } from "#app/content/nearest-name.ts";

/**
 * Returns the key that was probably meant by one that no text has: the nearest of the missing ones, or the only one that
 * its group lacks, because somebody has translated its name; "" if none is.
 */
export function meantKey(key: string, missing: readonly string[]): string {
  const near = nearestName(key, missing);
  if (near !== undefined) return near;
  const [only, ...others] = missing.filter((other) => groupOf(other) === groupOf(key));
  return only === undefined || others.length > 0 ? "" : only;
}

/**
 * Returns the group that was probably meant by one that the original does not have: the nearest of the missing ones, or the
 * only one that has all the keys in it; "" if none is.
 *
 * @param missing Groups that the original has and the language lacks.
 * @param inner The keys in the group, without its name.
 * @param wanted All keys of the original.
 */
export function meantGroup(
  group: string,
  missing: readonly string[],
  inner: readonly string[],
  wanted: ReadonlyMap<string, unknown>,
): string {
  const near = nearestName(group, missing);
  if (near !== undefined) return near;
  const [only, ...others] = missing.filter((other) => inner.every((name) => wanted.has(`${other}.${name}`)));
  return only === undefined || others.length > 0 ? "" : only;
}

/** Returns the group of a key, "" for the whole file: `nav.about` → `nav`. */
export function groupOf(key: string): string {
  return key.slice(0, Math.max(0, key.lastIndexOf(".")));
}
