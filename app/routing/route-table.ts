/**
 * How many pages a route has: one for each entry of its collection, one for each further page of a list, one for each
 * tag of the articles, or one for each further page of a tag's list.
 */
export type RouteKind = "entry" | "numbered" | "tag" | "numbered-tag";

/** The parameters that change from page to page in the paths of a kind of route, in order. */
export const pathParameters: Readonly<Record<RouteKind, readonly string[]>> = {
  entry: [":slug"],
  numbered: [":page"],
  tag: [":tag"],
  "numbered-tag": [":tag", ":page"],
};

interface Route {
  /** Name of the page in code, in `paths` of every locale file and, for fixed pages, of its content file. */
  readonly key: string;
  /** Route module, relative to `app/`. */
  readonly file: string;
  /** Folder of `content/<language>/` with the content of a fixed page, in the file of its key; `pages` by default. */
  readonly folder?: "legal";
  /**
   * Further paths of the same page, words under `paths` as `key@alias`. The page is shown there too, with the canonical
   * link of the first.
   */
  readonly aliases?: readonly string[];
  /**
   * One route with a parameter, instead of one per entry. For collections with many entries: every route adds half a
   * kilobyte to the manifest that each page loads.
   */
  readonly dynamic?: true;
  /** Folder of the entries that the page lists. While there are none, a fixed page is unlisted. */
  readonly lists?: "stories" | "blog";
  /**
   * Key of the page above this one in the breadcrumbs; the home page by default. If both have a page per entry or
   * per tag, it is that of the same one.
   */
  readonly parent?: string;
  /** Reached by links in emails only: not in the sitemap, and search engines are told to leave it out. */
  readonly unlisted?: true;
}

/** Collections whose entries have pages. */
export type RouteCollection = "models" | "blog" | "stories" | "legal";

/** One kind of page. The words of its path are in `locales/<language>.json`, under `paths`. */
type RouteEntry = Route &
  (
    | { readonly kind?: undefined; readonly collection?: undefined }
    | { readonly kind: "entry"; readonly collection: RouteCollection }
    | { readonly kind: Exclude<RouteKind, "entry">; readonly collection?: undefined }
  );

/** First path segments used by files of the build; no page's path may begin with one. */
export const reservedSegments: readonly string[] = ["404", "assets", "images"];

/** How many entries a page of a list shows. */
export const listPageSize = 12;

/** Keys under `paths` that are not pages: the catalogue is a file, and a folder with a file per model. */
export const fileKeys = ["catalogue"] as const;

const table = [
  { key: "home", file: "pages/home/home.route.tsx" },
  { key: "about", file: "pages/company/about.route.tsx", aliases: ["sobre-nosotros"] },
  { key: "contact", file: "pages/contact/contact.route.tsx" },
  { key: "faq", file: "pages/faq/faq.route.tsx" },
  { key: "models", file: "pages/models/models.route.tsx" },
  { key: "model", file: "pages/models/model.route.tsx", kind: "entry", collection: "models", parent: "models" },
  { key: "product", file: "pages/product/product.route.tsx", kind: "entry", collection: "models", parent: "model" },
  { key: "process", file: "pages/company/process.route.tsx" },
  { key: "blog", file: "pages/blog/blog.route.tsx" },
  { key: "blog-page", file: "pages/blog/blog.route.tsx", kind: "numbered", lists: "blog", parent: "blog" },
  { key: "tag", file: "pages/blog/tags/tag.route.tsx", kind: "tag", parent: "blog" },
  { key: "tag-page", file: "pages/blog/tags/tag.route.tsx", kind: "numbered-tag", parent: "tag" },
  {
    key: "post",
    kind: "entry",
    file: "pages/blog/post.route.tsx",
    collection: "blog",
    dynamic: true,
    parent: "blog",
  },
  { key: "stories", file: "pages/stories/stories.route.tsx", lists: "stories" },
  { key: "story", file: "pages/stories/story.route.tsx", kind: "entry", collection: "stories", parent: "stories" },
  { key: "designer", file: "pages/designer/designer.route.tsx", aliases: ["designer"] },
  { key: "newsletter", file: "pages/newsletter/newsletter.route.tsx", unlisted: true },
  { key: "site-map", file: "pages/site-map/site-map.route.tsx" },
  { key: "private-buyers", file: "pages/audiences/private-buyers.route.tsx" },
  { key: "businesses", file: "pages/audiences/businesses.route.tsx" },
  { key: "campsites", file: "pages/audiences/campsites.route.tsx" },
  { key: "investors", file: "pages/audiences/investors.route.tsx" },
  { key: "financing", file: "pages/financing/financing.route.tsx" },
  { key: "financing-private-buyers", file: "pages/financing/financing-private-buyers.route.tsx", parent: "financing" },
  { key: "financing-businesses", file: "pages/financing/financing-businesses.route.tsx", parent: "financing" },
  { key: "financing-investors", file: "pages/financing/financing-investors.route.tsx", parent: "financing" },
  // npm run new -- pagina
  { key: "privacy", file: "pages/legal/legal.route.tsx", folder: "legal" },
  { key: "terms", file: "pages/legal/legal.route.tsx", folder: "legal" },
  { key: "legal-notice", file: "pages/legal/legal.route.tsx", folder: "legal" },
  { key: "cookies", file: "pages/legal/legal.route.tsx", folder: "legal" },
  { key: "accessibility", file: "pages/legal/legal.route.tsx", folder: "legal" },
  // The other texts of that folder.
  { key: "legal-page", file: "pages/legal/legal.route.tsx", kind: "entry", collection: "legal" },
] as const satisfies readonly RouteEntry[];

type Table = typeof table;

export type RouteKey = Table[number]["key"];

export type RouteTableEntry = RouteEntry & { readonly key: RouteKey };

/** The one list of pages. Adding a page starts here; everything else is derived from it. */
export const routeTable: readonly RouteTableEntry[] = table;

/** Returns the entry of a key, if the table has it. */
export function routeEntry(key: string | undefined): RouteTableEntry | undefined {
  return routeTable.find((entry) => entry.key === key);
}

/** Keys whose path needs a slug: `pathTo("post", { slug })`. */
export type SlugRouteKey = Extract<Table[number], { kind: "entry" }>["key"];

/** Keys of the pages of tags: `pathTo("tag", { tag: "precio" })`. */
export type TagRouteKey = Extract<Table[number], { kind: "tag" }>["key"];

/** Keys of the further pages of lists: `pathTo("blog-page", { page: 2 })`. */
export type NumberedRouteKey = Extract<Table[number], { kind: "numbered" }>["key"];

/** Keys of the further pages of the lists of tags: `pathTo("tag-page", { tag: "precio", page: 2 })`. */
export type NumberedTagRouteKey = Extract<Table[number], { kind: "numbered-tag" }>["key"];

/** Keys of pages that exist once. */
export type FixedRouteKey = Exclude<Table[number], { kind: RouteKind }>["key"];

/** Keys of the fixed pages whose content is in `content/<language>/legal/`. */
export type LegalRouteKey = Extract<Table[number], { folder: "legal" }>["key"];

/** Keys of the listed pages right below the home page. */
export type TopRouteKey = Exclude<Table[number], { parent: string } | { unlisted: true }>["key"];
