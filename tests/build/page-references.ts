import type { Root } from "hast";
import { findAll } from "#tests/site/html.ts";
import { attributesOf } from "#tests/site/page-parts.ts";

/** Returns where the links of a page lead, in the order of the page. */
export function linksOf(page: Root): string[] {
  return attributesOf(page, ":is(a, area)[href]", "href");
}

/** Returns the URLs of everything that a browser fetches for a page, with what its inline scripts import. */
export function resourcesOf(page: Root): string[] {
  const candidates = [
    ...attributesOf(page, "[srcset]", "srcset"),
    ...attributesOf(page, "[imagesrcset]", "imagesrcset"),
  ].flatMap((list) => list.split(",").map((candidate) => candidate.trim().split(/\s+/)[0] ?? ""));
  // A link with `imagesrcset` names its files there; the other two kinds name pages.
  const fetched = 'link[href]:not([imagesrcset], [rel~="canonical"], [rel~="alternate"])';
  const imports = findAll(page, "script").flatMap(({ children }) =>
    children.flatMap((child) =>
      child.type === "text"
        ? [...child.value.matchAll(/(?:import|from)[\s(]*"([^"]+)"/g)].map(([, url = ""]) => url)
        : [],
    ),
  );
  return [
    ...attributesOf(page, "[src]", "src"),
    ...attributesOf(page, "[poster]", "poster"),
    ...candidates,
    ...attributesOf(page, fetched, "href"),
    ...imports,
  ];
}
