import { nearestName } from "#app/content/nearest-name.ts";
import { normalisePath } from "#app/routing/paths.ts";

/**
 * Returns the page that a link was probably meant to lead to: the one that a file's name stands for
 * (`futuro-modular.md` → `/blog/futuro-modular`), or the one whose path is nearest; "" if none is.
 */
export function suggestPath(href: string, paths: readonly string[]): string {
  const [, file = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  const name = lastPart(file.replace(/\/+$/, "").replace(/\.(?:md|html?)$/i, ""));
  const sameName = name === "" || /^[a-z]+:/i.test(href) ? [] : paths.filter((path) => lastPart(path) === name);
  const [only, ...others] = sameName;
  if (only !== undefined && others.length === 0) return only + rest;
  return nearestName(normalisePath(href), paths) ?? "";
}

/** Returns the name of the file that a link may have been written with: `/blog/a.md` → `a`. */
export function fileNamed(href: string): string {
  return lastPart(href.replace(/[?#].*$/s, "").replace(/\.(?:md|html?)$/i, ""));
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
