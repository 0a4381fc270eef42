import type { ParseKeys } from "i18next";
import { isPageKey } from "#app/content/collections.ts";
import { fillPlaceholders } from "#app/content/placeholders.ts";
import type { PublicPath } from "#app/routing/list-paths.ts";
import type { RouteKey } from "#app/routing/route-table.ts";
import type { Edition } from "./edition.server.ts";

/** Names of the interface, for pages whose heading says something else. */
const labels: { readonly [Key in RouteKey]?: ParseKeys } = {
  home: "pageName.home",
  models: "footer.models",
  process: "footer.process",
  designer: "home.designer",
};

/**
 * Returns what a link to a page says when nothing else does: «Contacto», «MOD|ONE», the title of an article.
 *
 * @throws Error when the page is one of an entry that the content does not have.
 */
export function pageName(edition: Edition, page: PublicPath): string {
  const { content, t } = edition;
  const label = labels[page.key];
  if (label) return t(label);
  return fillPlaceholders(headingOf(edition, page), content.facts());
}

function headingOf({ content, t }: Edition, { key, id, path }: PublicPath): string {
  if (isPageKey(key)) {
    const { data } = content.page(key);
    return "heading" in data ? data.heading : data.title;
  }
  switch (key) {
    case "model":
      return entryOf(content.entries("models"), id, path).name;
    case "product":
      return t("pageName.product", { name: entryOf(content.entries("models"), id, path).name });
    case "post":
      return entryOf(content.entries("blog"), id, path).title;
    case "story":
      return entryOf(content.entries("stories"), id, path).title;
    default:
      return entryOf(content.entries("legal"), key, path).title;
  }
}

function entryOf<Data>(entries: readonly { id: string; data: Data }[], id: string | undefined, path: string): Data {
  const entry = entries.find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`The content has no entry for the page ${path}.`);
  return entry.data;
}
