import { headOf, publicPaths, readPage } from "#tests/site/built-pages.ts";
import { findAll, findOne, type HtmlElement } from "#tests/site/html.ts";

/** What a browser must show at an address, whichever way the visitor came: what is in its file. */
export interface ExpectedPage {
  readonly path: string;
  readonly heading: string;
  readonly title: string;
  readonly description: string;
  /** Addresses that the menu marks as current. */
  readonly current: readonly string[];
}

const pages = publicPaths.map(({ path }) => ({ path, html: readPage(path) }));

/** Every public page, second addresses too, in the order of the route table. */
export const expectedPages: readonly ExpectedPage[] = pages.map(({ path, html }) => {
  const marked = findAll(findOne(html, "header"), "a", { "aria-current": "page" });
  return { path, ...headOf(html), current: marked.map(({ attributes }) => attributes.href ?? "") };
});

/** Size of each picture of the site, by every address at which a page offers it. */
export const pictureSizes: ReadonlyMap<string, PictureSize> = new Map(pages.flatMap(({ html }) => sizesIn(html)));

export interface PictureSize {
  readonly width: string;
  readonly height: string;
}

function sizesIn(html: HtmlElement): [string, PictureSize][] {
  return findAll(html, "picture").flatMap((picture) => {
    const { src = "", width = "", height = "" } = findOne(picture, "img").attributes;
    const sources = findAll(picture, "source").flatMap(({ attributes }) => {
      // A picture for phones has a size of its own.
      const size = { width: attributes.width ?? width, height: attributes.height ?? height };
      const addresses = (attributes.srcset ?? "").split(",").map((candidate) => candidate.trim().split(/\s+/)[0] ?? "");
      return addresses.map((address): [string, PictureSize] => [address, size]);
    });
    return [[src, { width, height }], ...sources];
  });
}

/** The expected page of an address. */
export function expectedPage(path: string): ExpectedPage {
  const found = expectedPages.find((page) => page.path === path);
  if (!found) throw new Error(`${path} is no public address.`);
  return found;
}

/** Splits a list into so many parts, one test each: tests run side by side, and one of them names fewer pages. */
export function inParts<Item>(items: readonly Item[], count: number): Item[][] {
  return Array.from({ length: count }, (_, part) => items.filter((_item, index) => index % count === part));
}
