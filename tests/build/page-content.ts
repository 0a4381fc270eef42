import type { PageData } from "#app/content/collections.ts";
import type { ParsedEntry } from "#app/content/parse-entry.ts";
import { priceContentsOf } from "#app/content/price-contents.ts";
import { legalKeys } from "#app/routing/legal-keys.ts";
import type { PublicPath } from "#app/routing/list-paths.ts";
import type { FixedRouteKey, LegalRouteKey } from "#app/routing/route-table.ts";
import type { Edition } from "#app/site/edition.server.ts";
import { pageName } from "#app/site/page-name.server.ts";
import type { Site } from "#app/site/site.server.ts";

/** The content of a page. */
export interface PageContent {
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  /** The fields that the page shows. */
  readonly data: unknown;
  /** The body that the page shows; undefined where it belongs to another page. */
  readonly tree?: ParsedEntry<unknown>["tree"];
}

/** Returns what the content has for a page, placeholders unfilled. */
export function contentOf(site: Site, { path, locale, key, id, number }: PublicPath): PageContent {
  const edition = site.edition(locale);
  const { content, t } = edition;
  switch (key) {
    case "home": {
      const { data, tree } = content.page(key);
      return { ...data, heading: data.hero.words.join(" "), data, tree };
    }
    case "model": {
      const { data } = entryOf(content.entries("models"), id);
      const { name, presentation } = data;
      return { ...presentation, heading: name, data: { name, presentation } };
    }
    case "product": {
      const { data, tree } = entryOf(content.entries("models"), id);
      const { name, product, images, plans } = data;
      return { ...product, heading: name, data: { name, product, images, plans }, tree };
    }
    case "blog-page": {
      const { eyebrow, heading, description } = content.page("blog").data;
      const title = t("seo.furtherPage", { title: heading, number });
      return { title, description, heading, data: { eyebrow, heading } };
    }
    case "tag":
    case "tag-page": {
      const heading = pageName(site.edition(locale), { path, locale, key: "tag", ...(id && { id }) });
      const { label } = entryOf(content.tagGroups(), id);
      return {
        title: number ? t("seo.furtherPage", { title: heading, number }) : t("seo.tag.title", { tag: heading }),
        description: t("seo.tag.description", { tag: label }),
        heading,
        data: {},
      };
    }
    case "site-map": {
      const heading = t("siteMap.heading");
      return { title: t("siteMap.title"), description: t("siteMap.description"), heading, data: {} };
    }
    case "post": {
      const { data, tree } = entryOf(content.entries("blog"), id);
      return { ...data, heading: data.title, data, tree };
    }
    case "story": {
      const { data, tree } = entryOf(content.entries("stories"), id);
      return { ...data, heading: data.title, data, tree };
    }
    case "stories": {
      const { data, tree } = content.page(key);
      const { sampleNote, samplesNote, empty, contact, ...always } = data;
      const stories = content.entries("stories");
      const samples = stories.filter((story) => story.data.sample).length;
      const note = samples < stories.length ? { sampleNote } : { samplesNote };
      const shown = { ...always, ...(samples > 0 && note), ...(stories.length === 0 && { empty, contact }) };
      return { ...data, data: shown, tree };
    }
    case "financing": {
      const { data, tree } = content.page(key);
      const { credit, ...always } = data;
      return { ...data, data: content.site().credit === "none" ? data : always, tree };
    }
    case "contact": {
      const { data, tree } = content.page(key);
      // The notice `sent` is shown only once a message is sent.
      const { sent, ...always } = data;
      return { ...always, data: always, tree };
    }
    case "campsites": {
      const { data, tree } = content.page(key);
      return { ...data, data: { ...data, lodging: shownLodging(data.lodging, edition) }, tree };
    }
    case "investors": {
      const { data, tree } = content.page(key);
      return { ...data, data: { ...data, stage: shownLodging(data.stage, edition) }, tree };
    }
    case "newsletter": {
      // The rest is for people who open a link of an email, and for the email.
      const { eyebrow, heading, intro, ...rest } = content.page(key).data;
      return { ...rest, heading, data: { eyebrow, heading, intro } };
    }
    case "legal-page": {
      const { data, tree } = entryOf(content.entries("legal"), id);
      return { ...data, heading: data.title, data, tree };
    }
    default: {
      if (isLegal(key)) {
        const { data, tree } = entryOf(content.entries("legal"), key);
        return { ...data, heading: data.title, data, tree };
      }
      const { data, tree } = content.page(key);
      return { ...data, data, tree };
    }
  }
}

/** Returns an example of lodgings as its page shows it: the list of the settings replaces its own. */
function shownLodging(lodging: PageData<"campsites">["lodging"], { content, t }: Edition) {
  const { isSample, excluded } = priceContentsOf(content.site());
  const items = excluded.map(({ name }) => name);
  const title = isSample ? t("priceContents.sampleTitle", { title: lodging.apart.title }) : lodging.apart.title;
  return items.length > 0 ? { ...lodging, apart: { title, items } } : lodging;
}

function isLegal(key: FixedRouteKey): key is LegalRouteKey {
  return legalKeys.some((legalKey) => legalKey === key);
}

function entryOf<Entry extends { readonly id: string }>(entries: readonly Entry[], id: string | undefined): Entry {
  const entry = entries.find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`There is no entry «${id}».`);
  return entry;
}
