/** What to answer to the path of a request. Files are named from the root of the site: `/blog/uno.html`. */
export type PathAnswer =
  | { readonly kind: "file"; readonly file: string }
  /** The same page has one address only; `location` is encoded and never leaves the site. */
  | { readonly kind: "redirect"; readonly location: string }
  /** `page` is the nearest `404.html`; undefined when a file was asked for or there is no such page. */
  | { readonly kind: "missing"; readonly page: string | undefined }
  /** Percent-encoding that stands for no text. */
  | { readonly kind: "malformed" };

/**
 * Decides what a good static host answers to a path, by looking names up in the list of files of the site:
 * a path that climbs out of the folder, or names another host, is in no list.
 *
 * - `/contacto` → file `/contacto.html`
 * - `/contacto/`, `/contacto.html` → redirect to `/contacto`
 * - `/blog/nada` → missing, page `/blog/404.html` or else `/404.html`
 * - `/nada.js` → missing, no page
 */
export function answerPath(encodedPath: string, files: ReadonlySet<string>): PathAnswer {
  const path = decodePath(encodedPath);
  if (path === undefined) return { kind: "malformed" };
  const file = findFile(path, files);
  if (file === undefined || isNotFoundPage(file)) return { kind: "missing", page: findNotFoundPage(path, files) };
  const address = addressOf(file);
  return address === path ? { kind: "file", file } : { kind: "redirect", location: encodePath(address) };
}

/** Whether a file is the page for what does not exist, which is never an answer of its own. */
export function isNotFoundPage(file: string): boolean {
  return file.endsWith("/404.html");
}

/** `/año 1/x` → `/a%C3%B1o%201/x`. */
function encodePath(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}

function decodePath(encodedPath: string): string | undefined {
  try {
    // The list of files holds composed accents only.
    return decodeURIComponent(encodedPath).normalize();
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

function findFile(path: string, files: ReadonlySet<string>): string | undefined {
  const name = path.replace(/\/{2,}/g, "/").replace(/\/$/, "");
  return [name, `${name}.html`, `${name}/index.html`].find((candidate) => files.has(candidate));
}

function addressOf(file: string): string {
  if (file === "/index.html") return "/";
  return file.replace(/\/index\.html$/, "").replace(/\.html$/, "");
}

function findNotFoundPage(path: string, files: ReadonlySet<string>): string | undefined {
  const segments = path.split("/").slice(0, -1);
  if (asksForFile(path)) return undefined;
  for (let depth = segments.length; depth > 0; depth -= 1) {
    const page = `${segments.slice(0, depth).join("/")}/404.html`;
    if (files.has(page)) return page;
  }
  return undefined;
}

/** A browser that misses a script, data or a picture has no use for a page in its place. */
function asksForFile(path: string): boolean {
  // An extension starts with a letter: «/blog/casas-de-1.300-euros» is a page.
  return /\.[a-z][a-z0-9]*$/i.test(path) && !path.endsWith(".html");
}
