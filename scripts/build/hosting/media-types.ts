import { textTypes } from "#scripts/build/compression/text-types.ts";

/** Media types by extension, without the dot, of all files that a site may have: hosts do not know all of them. */
export const mediaTypes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(textTypes).map(([end, type]) => [end.slice(1), type])),
  avif: "image/avif",
  gif: "image/gif",
  // As registered; `image/x-icon` is its earlier name.
  ico: "image/vnd.microsoft.icon",
  jpg: "image/jpeg",
  mp4: "video/mp4",
  pdf: "application/pdf",
  png: "image/png",
  webm: "video/webm",
  webp: "image/webp",
  woff2: "font/woff2",
};
