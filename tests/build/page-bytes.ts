import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { dataFile, htmlFile } from "#scripts/build/pages/page-files.ts";
import { readScripts } from "./read-scripts.ts";
import { withImports } from "./script-imports.ts";

/** The kinds of files of a page that have a budget. */
export type FileKind = "html" | "data" | "css" | "script" | "font" | "picture";

/**
 * Bytes of a page's files by kind: text after gzip at its best level, fonts and pictures as they are. `data` is what
 * the router loads instead of the page, `script` all that its scripts load as they start, `picture` the first picture
 * of the page in the width of a phone, as AVIF.
 */
export type PageBytes = Readonly<Record<FileKind, number>>;

/** The widest file that a phone of two pixels in one takes; a hero may be a step wider. */
const phoneWidth = 960;

/**
 * Returns a function that weighs pages of a built site; each file is read once.
 *
 * @throws Error when a file that a page names is not there.
 */
export function openPageBytes(client: string): (path: string) => PageBytes {
  const weights = new Map<string, number>();
  const scripts = readScripts({ client });

  /** Bytes of a file of the site after gzip, `isPacked` for one that is compressed already. */
  function weigh(file: string, isPacked = false): number {
    const known = weights.get(file);
    if (known !== undefined) return known;
    const path = join(client, file);
    const bytes = isPacked ? statSync(path).size : gzipSync(readFileSync(path), { level: 9 }).length;
    weights.set(file, bytes);
    return bytes;
  }
  const sum = (files: Iterable<string>, isPacked = false) =>
    [...files].reduce((bytes, file) => bytes + weigh(file, isPacked), 0);

  return function bytesOf(path) {
    const name = `/${htmlFile(path)}`;
    const html = readFileSync(join(client, name), "utf8");
    const data = `/${dataFile(path)}`;
    const named = [...html.matchAll(/\/assets\/([\w.-]+\.js)/g)].map(([, script = ""]) => script);
    // The entry, the root, React and the page itself: with fewer, the scripts are no longer found.
    if (named.length < 4) throw new Error(`${path} asks for ${named.length} scripts.`);
    return {
      html: weigh(name),
      data: existsSync(join(client, data)) ? weigh(data) : 0,
      css: sum(linksOf(html, "stylesheet")),
      script: sum([...withImports(scripts, named)].map((script) => `/assets/${script}`)),
      font: sum(linksOf(html, "preload", "font"), true),
      picture: sum(firstPicture(html), true),
    };
  };
}

/** Returns what the links of one kind lead to, `as` for what is preloaded. */
function linksOf(html: string, rel: string, as?: string): Set<string> {
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([link]) => link);
  const found = links.filter((link) => attribute(link, "rel") === rel && (!as || attribute(link, "as") === as));
  return new Set(found.map((link) => attribute(link, "href")).filter((href) => href !== undefined));
}

/** Returns the file of the picture that is preloaded, for a phone where there are several; none where there is none. */
function firstPicture(html: string): string[] {
  const [preload] = [...html.matchAll(/<link\b[^>]*\bas="image"[^>]*>/g)].map(([link]) => link);
  const files = (preload && attribute(preload, "imageSrcSet"))?.split(", ") ?? [];
  const fitting = files.filter((file) => Number(/ (\d+)w$/.exec(file)?.[1]) <= phoneWidth);
  return fitting.slice(-1).map((file) => file.replace(/ \d+w$/, ""));
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`, "i").exec(tag)?.[1];
}
