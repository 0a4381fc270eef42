import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { htmlFile, isResource } from "./page-files.ts";

/**
 * Refuses pages with a component whose styles they do not link: those of few subjects are in the stylesheets of these,
 * and another subject that begins to use such a component has to name its partial too.
 *
 * @throws Error naming each page with the components that it would show without styles.
 */
export function refuseUnstyled(client: string, paths: readonly string[]): void {
  const assets = readdirSync(join(client, "assets")).filter((name) => name.endsWith(".css"));
  const stylesheets = new Map(
    assets.map((name) => [`/assets/${name}`, styledBlocks(readFileSync(join(client, "assets", name), "utf8"))]),
  );
  const styled = new Set([...stylesheets.values()].flatMap((blocks) => [...blocks]));
  const unstyled = paths
    .filter((path) => !isResource(path))
    .flatMap((path) => {
      const html = readFileSync(join(client, htmlFile(path)), "utf8");
      const linked = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].flatMap(([, href = ""]) => [
        ...(stylesheets.get(href) ?? []),
      ]);
      const own = new Set(linked);
      const missing = [...usedBlocks(html)].filter((block) => styled.has(block) && !own.has(block));
      return missing.length === 0 ? [] : [`${path}: ${missing.join(", ")}`];
    });
  if (unstyled.length === 0) return;
  throw new Error(
    `These pages show components without styles; name their partials in the stylesheets that their routes import, app/pages/<subject>/:\n${unstyled.join("\n")}`,
  );
}

/** Returns the blocks of the classes that a stylesheet has rules for: `.card__title` → `card`. */
function styledBlocks(css: string): Set<string> {
  const selectors = css.replaceAll(/\{[^{}]*\}/g, " ").replaceAll(/"[^"]*"/g, "");
  return new Set([...selectors.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = ""]) => blockOf(name)));
}

/** Returns the blocks of the elements of a page. */
function usedBlocks(html: string): Set<string> {
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "));
  return new Set(classes.map(blockOf));
}

function blockOf(name: string): string {
  return name.replace(/(?:__|--).*$/, "");
}
