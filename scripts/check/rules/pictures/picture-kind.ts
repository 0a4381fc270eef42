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
  ["BMP", /^BM/],
  ["PDF", /^%PDF-/],
  ["Photoshop", /^8BPS/],
];

/** Returns what a file is; undefined for anything else, an empty file too. */
export function pictureKind(bytes: Buffer): string | undefined {
  const text = bytes.toString("latin1", 0, tellingBytes);
  return kinds.find(([, start]) => start.test(text))?.[0];
}

const kindsByExtension: Readonly<Record<string, string>> = {
  jpg: "JPEG",
  jpeg: "JPEG",
  png: "PNG",
  webp: "WebP",
  gif: "GIF",
  heic: "HEIC",
  heif: "HEIC",
  avif: "AVIF",
  tif: "TIFF",
  tiff: "TIFF",
  svg: "SVG",
  bmp: "BMP",
  pdf: "PDF",
  psd: "Photoshop",
};

/** Returns what a file should be by the end of its name. */
export function kindOfName(name: string): string | undefined {
  return kindsByExtension[/\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? ""];
}

/** Whether a file ends before its picture does, as after a download or copy that was broken off. */
export function isTruncated(kind: string | undefined, bytes: Buffer): boolean {
  switch (kind) {
    case "JPEG":
      return bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) < bytes.length - 1024;
    case "PNG":
      return !bytes.includes("IEND", Math.max(0, bytes.length - 1024), "latin1");
    case "WebP":
      return bytes.length < 12 || bytes.readUInt32LE(4) + 8 > bytes.length;
    default:
      return false;
  }
}
