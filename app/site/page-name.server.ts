import type { ParseKeys } from "i18next";
import { isPageKey } from "#app/content/collections.ts";
import type { Content } from "#app/content/content.server.ts";
import type { PublicPath } from "#app/routing/list-paths.ts";
import type { RouteKey } from "#app/routing/route-table.ts";
import { capitalise } from "#app/text/capitalise.ts";
import type { Edition } from "./edition.server.ts";

/** Names of the interface, for pages whose heading says something else. */
const labels: { readonly [Key in RouteKey]?: ParseKeys } = {
  home: "pageName.home",
  models: "footer.models",
  process: "footer.process",
  designer: "home.designer",
  "site-map": "footer.siteMap",
};

/**
 * Returns what a link to a page says when nothing else does: «Contacto», «MOD|ONE», the title of an article.
 *
 * @throws Error when the page is one of an entry that the content does not have.
 */
export function pageName(edition: Edition, page: PublicPath): string {
  const { t, fill } = edition;
  const label = labels[page.key];
  return label ? t(label) : fill(headingOf(edition, page));
}

function headingOf({ content, t }: Edition, { key, id, path, number }: PublicPath): string {
  if (isPageKey(key)) {
    const { data } = content.page(key);
    return "heading" in data ? data.heading : data.title;
  }
  switch (key) {
    case "model":
      return found(content.entry("models", id), path).name;
    case "product":
      return t("pageName.product", { name: found(content.entry("models", id), path).name });
    case "blog-page":
      return t("seo.furtherPage", { title: content.page("blog").data.heading, number });
    case "tag":
      return headingOfTag(content, id, path);
    case "tag-page":
      return t("seo.furtherPage", { title: headingOfTag(content, id, path), number });
    case "post":
      return found(content.entry("blog", id), path).title;
    case "story":
      return found(content.entry("stories", id), path).title;
    case "legal-page":
      return found(content.entry("legal", id), path).title;
    default:
      return found(content.entry("legal", key), path).title;
  }
}

function headingOfTag({ locale, tagGroups }: Content, id: string | undefined, path: string): string {
  const tag = tagGroups().find((group) => group.id === id);
  if (!tag) throw new Error(`The content has no tag for the page ${path}.`);
  return capitalise(tag.label, locale);
}

function found<Data>(entry: { readonly data: Data } | undefined, path: string): Data {
  if (!entry) throw new Error(`The content has no entry for the page ${path}.`);
  return entry.data;
}
