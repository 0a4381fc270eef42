import { isPageKey } from "#app/content/collections.ts";
import { priceOf, surfaceOf } from "#app/content/model-price.ts";
import { taxPhrase } from "#app/content/tax-phrase.ts";
import { withoutIsolates } from "#app/i18n/isolate.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { Picture } from "#app/pictures/picture-field.ts";
import type { PublicPath } from "#app/routing/list-paths.ts";
import type { Edition } from "#app/site/edition.server.ts";
import { isTranslated } from "#app/site/is-translated.server.ts";
import { pageName } from "#app/site/page-name.server.ts";
import type { Site } from "#app/site/site.server.ts";
import type { PreviewPrice, PreviewSpec } from "./preview-spec.ts";

/** The picture of a page's link previews. */
export interface PagePreview {
  readonly spec: PreviewSpec;
  /** The words of the page's picture, empty where it has none. */
  readonly alt: string;
}

/**
 * Returns what the link previews of a page show. It is made of content alone, without the queries of the pages, so that
 * the build knows the previews of thousands of pages at once. A page that is not translated has that of the original.
 */
export async function pagePreview(site: Site, page: PublicPath): Promise<PagePreview> {
  const isOwn = isTranslated(site.edition(page.locale).content, page);
  const shown = isOwn ? page : { ...page, locale: defaultLocale };
  const edition = site.edition(shown.locale);
  const picture = pictureOf(edition, shown);
  return {
    spec: {
      direction: site.locales.messages(shown.locale).language.direction === "rtl" ? "rtl" : "ltr",
      brand: edition.content.site().brand,
      title: withoutIsolates(titleOf(edition, shown)),
      price: modelPrice(edition, shown),
      picture: picture ? { source: picture.src, file: (await site.pictures.read(picture.src)).src } : null,
    },
    alt: picture ? edition.fill(picture.alt) : "",
  };
}

function titleOf(edition: Edition, page: PublicPath): string {
  const { content } = edition;
  if (page.key === "home") return content.page("home").data.hero.words.join(" ");
  // Both pages of a model show its name.
  return pageName(edition, page.key === "product" ? { ...page, key: "model" } : page);
}

function modelPrice({ content, formats, t }: Edition, { key, id }: PublicPath): PreviewPrice | null {
  const model = key === "model" || key === "product" ? content.entry("models", id) : undefined;
  if (!model) return null;
  const { precio, vat } = content.site();
  const taxes = taxPhrase(vat, { t });
  const { size } = model.data;
  if (!size) {
    const note = withoutIsolates(t("product.priceNoteBespoke", { taxes }));
    return { size: null, amount: withoutIsolates(formats.eurosPerSquareMetre(precio.metro)), note };
  }
  const surface = surfaceOf(size);
  return {
    size: withoutIsolates(`${formats.dimensions(size.length, size.width)} · ${formats.squareMetres(surface)}`),
    amount: withoutIsolates(formats.euros(priceOf(surface, precio.metro))),
    note: withoutIsolates(t("product.priceNote", { perMetre: { eurosPerSquareMetre: precio.metro }, taxes })),
  };
}

/** Returns the picture at the top of a page or, where it has none, that of the first thing that it leads to. */
function pictureOf({ content }: Edition, { key, id }: PublicPath): Picture | undefined {
  switch (key) {
    case "home":
      return content.page(key).data.hero.image;
    case "process":
      return content.page(key).data.phases.at(-1)?.image;
    case "model":
    case "product":
      return content.entry("models", id)?.data.images[0];
    case "models":
      return content.entries("models")[0]?.data.images[0];
    case "post":
      return content.entry("blog", id)?.data.images[0];
    case "blog":
    case "blog-page":
      return content.entries("blog")[0]?.data.images[0];
    case "tag":
    case "tag-page":
      return content.tagGroups().find((tag) => tag.id === id)?.entries[0]?.data.images[0];
    case "story":
      return content.entry("stories", id)?.data.images[0];
    case "stories":
      return content.entries("stories")[0]?.data.images[0];
    default: {
      if (!isPageKey(key)) return undefined;
      const { data } = content.page(key);
      return "image" in data ? data.image : firstPicture(data);
    }
  }
}

/** Returns the first picture of fields, in the order of the file. */
function firstPicture(value: unknown): Picture | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if ("src" in value && "alt" in value && typeof value.src === "string" && typeof value.alt === "string") {
    return { src: value.src, alt: value.alt };
  }
  for (const inner of Object.values(value)) {
    const picture = firstPicture(inner);
    if (picture) return picture;
  }
  return undefined;
}
