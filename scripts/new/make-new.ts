import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defaultLocale } from "#app/i18n/languages.ts";
import { fillPattern, pathPattern } from "#app/routing/paths.ts";
import { routeTable } from "#app/routing/route-table.ts";
import { openSite, type Site } from "#app/site/site.server.ts";
import { CommandError } from "#scripts/terminal/command-error.ts";
import { message } from "#scripts/terminal/messages.ts";
import { writeFile } from "#scripts/terminal/write-file.ts";
import { appendItem } from "./append-item.ts";
import { fillTemplate, readTemplate } from "./fill-template.ts";
import { makePage } from "./make-page.ts";
import { fileKinds, itemKinds, type NewKind } from "./new-kinds.ts";
import { slugOfTitle } from "./slug-of-title.ts";
import { takenPaths } from "./taken-paths.ts";
import { type NewContext, templateValues } from "./template-values.ts";

/**
 * Makes a new piece of content and returns what to tell the writer. No file is overwritten.
 *
 * @param root The project's folder.
 * @param today YYYY-MM-DD.
 * @throws CommandError, before anything is written, if the title gives no name or the name is taken.
 */
export function makeNew(root: string, what: NewKind, title: string, today: string): string {
  const slug = slugOfTitle(title);
  if (slug === "") throw new CommandError(message("newTitleUnusable", { title }));
  const site = openSite(root, { developing: true });
  const context: NewContext = { title, slug, today, files: site.files, pathTo: site.paths.to(defaultLocale) };
  switch (what) {
    case "question":
    case "card":
      return addItem(root, what, context);
    case "page":
      refuseTaken(site, [`/${slug}`]);
      return makePage(site, context);
    default:
      return makeFile(site, what, context);
  }
}

function makeFile(site: Site, what: keyof typeof fileKinds, context: NewContext): string {
  const { template, collection, page, next } = fileKinds[what];
  const { slug, pathTo } = context;
  const file = `content/${defaultLocale}/${collection}/${slug}.md`;
  if (existsSync(join(site.root, file))) throw new CommandError(message("newFileExists", { file }));
  const pages = routeTable.filter((entry) => entry.collection === collection);
  const { paths } = site.locales.messages(defaultLocale);
  refuseTaken(
    site,
    pages.map(({ key }) => fillPattern(pathPattern(paths, "", key), { slug })),
  );
  writeFile(site.root, file, fillTemplate(readTemplate(template), templateValues(context)), "wx");
  return [message("newMade", { file, path: pathTo(page, { slug }) }), message(next)].join("\n\n");
}

function refuseTaken(site: Site, paths: readonly string[]): void {
  const taken = takenPaths(site);
  const other = paths.find((path) => taken.has(path));
  if (other !== undefined) throw new CommandError(message("newPathTaken", { path: other }));
}

function addItem(root: string, what: keyof typeof itemKinds, context: NewContext): string {
  const { template, file, list, names, next } = itemKinds[what];
  const name = context.slug;
  if (names(context.files).includes(name)) throw new CommandError(message("newNameTaken", { file, name }));
  const item = fillTemplate(readTemplate(template), templateValues(context));
  const old = existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : "";
  const appended = appendItem(old, list, item);
  if (!appended) throw new CommandError(message("newListUnreadable", { file, list: list.join(".") }));
  writeFile(root, file, appended.text, "w");
  return [message("newAdded", { file, line: appended.line }), message(next)].join("\n\n");
}
