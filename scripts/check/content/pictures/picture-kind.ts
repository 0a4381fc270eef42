/** What a file in the folder of pictures is, by its first bytes; the names are those that people know. */
export type PictureKind =
  | "JPEG"
  | "PNG"
  | "WebP"
  | "GIF"
  | "HEIC"
  | "AVIF"
  | "TIFF"
  | "SVG"
  | "BMP"
  | "PDF"
  | "Photoshop"
  | "Git LFS";

/** How many bytes tell. */
export const tellingBytes = 512;

/** Returns what a file is; undefined for anything else, an empty file too. */
export function pictureKind(bytes: Buffer): PictureKind | undefined {
  const text = bytes.toString("latin1", 0, tellingBytes);
  if (text.startsWith("version https://git-lfs.github.com/")) return "Git LFS";
  if (text.startsWith("\xFF\xD8\xFF")) return "JPEG";
  if (text.startsWith("\x89PNG\r\n")) return "PNG";
  if (/^RIFF[\s\S]{4}WEBP/.test(text)) return "WebP";
  if (/^GIF8[79]a/.test(text)) return "GIF";
  if (/^(?:II\*\0|MM\0\*|II\+\0|MM\0\+)/.test(text)) return "TIFF";
  if (/^[\s\S]{4}ftyp/.test(text)) return isoKind(text.slice(8, 64));
  if (/^(?:\xEF\xBB\xBF)?\s*(?:<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(text) && /<svg[\s>]/i.test(text)) return "SVG";
  if (text.startsWith("BM")) return "BMP";
  if (text.startsWith("%PDF-")) return "PDF";
  return text.startsWith("8BPS") ? "Photoshop" : undefined;
}

/** Returns the kind of a file that begins with a box of brands; the first one is the main one. */
function isoKind(brands: string): PictureKind | undefined {
  if (/^avi[fs]/.test(brands)) return "AVIF";
  if (/^(?:hei[cxms]|hev[cxm])/.test(brands)) return "HEIC";
  if (!/^mif1|^msf1/.test(brands)) return undefined;
  return brands.includes("avif") ? "AVIF" : "HEIC";
}

const kindsByExtension: Readonly<Record<string, PictureKind>> = {
  jpg: "JPEG",
  jpeg: "JPEG",
  jfif: "JPEG",
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
export function kindOfName(name: string): PictureKind | undefined {
  return kindsByExtension[/\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? ""];
}

/** Returns the extension of an original of this kind; undefined for a kind that the site does not take. */
export function extensionOf(kind: PictureKind): string | undefined {
  return { JPEG: "jpg", PNG: "png", WebP: "webp" }[kind as string];
}

/** Whether a file ends before its picture does, as after a download or copy that was broken off. */
export function isTruncated(kind: PictureKind | undefined, bytes: Buffer): boolean {
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
