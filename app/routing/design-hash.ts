/** The beginning of the hash of a URL that has a design. No heading has an id like it. */
export const designHashPrefix = "#d=";

/** Returns the fragment of a design in the hash of a URL: `#d=1.mod-one…` → `1.mod-one…`; undefined in any other. */
export function designOf(hash: string): string | undefined {
  return hash.startsWith(designHashPrefix) ? hash.slice(designHashPrefix.length) : undefined;
}

/** Returns the hash of a URL with the fragment of a design. */
export function hashOf(fragment: string): string {
  return designHashPrefix + fragment;
}
