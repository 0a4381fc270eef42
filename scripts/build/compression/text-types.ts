import { extname } from "node:path";

/**
 * Content types of text files by extension. These files compress well; the site's other files already are compressed.
 */
export const textTypes: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  // As in React Router's own server.
  ".data": "text/x-script",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".xml": "application/xml",
};

/** Returns the content type of a text file by its name, `"blog/uno.html"`; undefined for any other file. */
export function textTypeOf(file: string): string | undefined {
  return textTypes[extname(file)];
}
