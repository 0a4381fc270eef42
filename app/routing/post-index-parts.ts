/** How many slugs a file of the index holds, on average where there are several: 3 kB compressed. */
const slugsPerPart = 250;

/**
 * Returns in how many files the slugs of the articles are listed; 0 while they are so few that the index itself has
 * them.
 */
export function countIndexParts(posts: number): number {
  return posts <= slugsPerPart ? 0 : Math.ceil(posts / slugsPerPart);
}

/** Returns which of the files lists a slug, from 0: the same here and in the browser. */
export function indexPartOf(slug: string, parts: number): number {
  // FNV-1a; multiplied as integers of 32 bits.
  let hash = 0x811c9dc5;
  for (const sign of slug) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0) % parts;
}

/** Returns the path of a part beside the index: `index/3.json`. */
export function indexPartFile(part: number | string): string {
  return `index/${part}.json`;
}
