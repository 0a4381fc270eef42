/** How many bytes tell what a file is. */
export const tellingBytes = 512;

/** What a file in the folder of pictures is, by its first bytes; the names are those that people know. */
const kinds: readonly (readonly [name: string, start: RegExp])[] = [
  ["Git LFS", /^version https:\/\/git-lfs\.github\.com\//],
  ["JPEG", /^\xFF\xD8\xFF/],
  ["PNG", /^\x89PNG\r\n/],
  ["WebP", /^RIFF[\s\S]{4}WEBP/],
  ["GIF", /^GIF8[79]a/],
  ["TIFF", /^(?:II\*\0|MM\0\*|II\+\0|MM\0\+)/],
  // Files that begin with a box of brands: the first one is the main one, or «mif1» says nothing.
  ["AVIF", /^[\s\S]{4}ftyp(?:avi[fs]|(?:mif1|msf1)[\s\S]{0,48}avif)/],
  ["HEIC", /^[\s\S]{4}ftyp(?:hei[cxms]|hev[cxm]|mif1|msf1)/],
  ["SVG", /^(?:\xEF\xBB\xBF)?\s*(?:<\?xml[\s\S]*|<!--[\s\S]*|<!DOCTYPE svg[\s\S]*)?<svg[\s>]/i],
  ["PDF", /^%PDF-/],
];

/** Returns what a file is; undefined for anything else, an empty file too. */
export function pictureKind(bytes: Buffer): string | undefined {
  const text = bytes.toString("latin1", 0, tellingBytes);
  return kinds.find(([, start]) => start.test(text))?.[0];
}
