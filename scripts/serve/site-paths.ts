/** The paths of all files. */
type FileList = Pick<ReadonlySet<string>, "has">;

/** How to answer the path of a request. Files are paths from the root of the site: `/blog/uno.html`. */
export type PathAnswer =
  | { readonly kind: "file"; readonly file: string }
  /** To the present and canonical path of the page. `location` is encoded and never leads to another host. */
  | { readonly kind: "redirect"; readonly location: string }
  /** `page` is the nearest `404.html`; undefined for the path of a file, and if there is no such page. */
  | { readonly kind: "missing"; readonly page: string | undefined }
  /** The percent-encoding is invalid. */
  | { readonly kind: "malformed" };

/**
 * Returns how a good static host answers a path. Only paths in the list of files are served, so that a path cannot lead
 * out of the folder or to another host.
 *
 * - `/contacto` → file `/contacto.html`
 * - `/contacto/`, `/contacto.html` → redirect to `/contacto`
 * - `/blog/nada` → missing, page `/blog/404.html` or else `/404.html`
 * - `/nada.js` → missing, no page
 * - `/blog/viejo`, `/blog/viejo/` → redirect to `/blog/nuevo`, if `redirects` has it
 */
export function answerPath(
  encodedPath: string,
  files: FileList,
  redirects: ReadonlyMap<string, string> = new Map(),
): PathAnswer {
  const path = decodePath(encodedPath);
  if (path === undefined) return { kind: "malformed" };
  const moved = redirects.get(plainPath(path));
  if (moved !== undefined) return { kind: "redirect", location: encodePath(moved) };
  const file = findFile(path, files);
  if (file === undefined || isNotFoundPage(file)) return { kind: "missing", page: findNotFoundPage(path, files) };
  const publicPath = publicPathOf(file);
  return publicPath === path ? { kind: "file", file } : { kind: "redirect", location: encodePath(publicPath) };
}

/** Whether a file is a page for unknown paths, which cannot be requested by its own path. */
function isNotFoundPage(file: string): boolean {
  return file.endsWith("/404.html");
}

/** Returns a percent-encoded path: `/año 1/x` → `/a%C3%B1o%201/x`. */
function encodePath(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}

function decodePath(encodedPath: string): string | undefined {
  try {
    // Names of files have composed accents (NFC).
    return decodeURIComponent(encodedPath).normalize();
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

function findFile(path: string, files: FileList): string | undefined {
  const name = plainPath(path);
  return [name, `${name}.html`, `${name}/index.html`].find((candidate) => files.has(candidate));
}

/** Returns a path without repeated slashes and without a slash at the end: `//blog/uno/` → `/blog/uno`, `/` → `""`. */
function plainPath(path: string): string {
  return path.replace(/\/{2,}/g, "/").replace(/\/$/, "");
}

function publicPathOf(file: string): string {
  if (file === "/index.html") return "/";
  return file.replace(/\/index\.html$/, "").replace(/\.html$/, "");
}

function findNotFoundPage(path: string, files: FileList): string | undefined {
  const segments = path.split("/").slice(0, -1);
  if (isFilePath(path)) return undefined;
  for (let depth = segments.length; depth > 0; depth -= 1) {
    const page = `${segments.slice(0, depth).join("/")}/404.html`;
    if (files.has(page)) return page;
  }
  return undefined;
}

/** Whether a path asks for a script, data or a picture, for which no page is sent instead. */
function isFilePath(path: string): boolean {
  // An extension starts with a letter: «/blog/casas-de-1.300-euros» is a page.
  return /\.[a-z][a-z0-9]*$/i.test(path) && !path.endsWith(".html");
}
