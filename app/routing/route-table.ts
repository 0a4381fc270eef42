/** One kind of page. The words of its path are in `locales/<language>.json`, under `paths`. */
export interface RouteTableEntry {
  /** Name of the page in code, in `paths` of every locale file and, for fixed pages, of its content file. */
  readonly key: string;
  /** Route module, relative to `app/`. */
  readonly file: string;
  /** Folder of `content/<language>/` with the words of a fixed page, in the file of its key; `pages` by default. */
  readonly words?: "legal";
  /**
   * Further paths of the same page, words under `paths` as `key@alias`. The page is shown there too, with the canonical
   * link of the first.
   */
  readonly aliases?: readonly string[];
  /** One page per entry of this folder of `content/<language>/`; its path has `:slug`. */
  readonly collection?: "models" | "blog" | "stories" | "legal";
  /**
   * A single route with a parameter instead of one explicit route per entry. Right where entries are many:
   * every explicit route adds half a kilobyte to the manifest that each page loads.
   */
  readonly dynamic?: boolean;
  /** The page lists the entries of this folder: while there are none it is unlisted too. */
  readonly lists?: "stories";
  /**
   * The further pages of a list of this folder, from the second on; their path has `:page`. A single route serves them
   * all.
   */
  readonly continues?: "blog";
  /** One page per tag of the articles that has some; its path has `:tag`. With `continues`, further pages of each. */
  readonly perTag?: true;
  /**
   * Key of the page that stands above this one in the breadcrumbs; the home page by default. Where both have a page per
   * entry or per tag, it is that of the same one.
   */
  readonly parent?: string;
  /** Reached by links in emails only: not in the sitemap, and search engines are told to leave it out. */
  readonly unlisted?: true;
}

/** First parts of paths that files of the build have; no path of a page may begin with one. */
export const reservedSegments: readonly string[] = ["404", "assets", "images"];

/** How many entries a page of a list shows. */
export const listPageSize = 12;

/** Keys under `paths` of what is no page: the catalogue is a file, and a folder with a file per model. */
export const fileKeys = ["catalogue"] as const;

/** The one list of pages. Adding a page starts here; everything else is derived from it. */
export const routeTable = [
  { key: "home", file: "pages/home/home.route.tsx" },
  { key: "about", file: "pages/company/about.route.tsx", aliases: ["sobre-nosotros"] },
  { key: "contact", file: "pages/contact/contact.route.tsx" },
  { key: "faq", file: "pages/faq/faq.route.tsx" },
  { key: "models", file: "pages/models/models.route.tsx" },
  { key: "model", file: "pages/models/model.route.tsx", collection: "models", parent: "models" },
  { key: "product", file: "pages/product/product.route.tsx", collection: "models", parent: "model" },
  { key: "process", file: "pages/company/process.route.tsx" },
  { key: "blog", file: "pages/blog/blog.route.tsx" },
  { key: "blog-page", file: "pages/blog/blog-page.route.tsx", continues: "blog", parent: "blog" },
  { key: "tag", file: "pages/blog/tags/tag.route.tsx", perTag: true, parent: "blog" },
  { key: "tag-page", file: "pages/blog/tags/tag.route.tsx", perTag: true, continues: "blog", parent: "tag" },
  { key: "post", file: "pages/blog/post.route.tsx", collection: "blog", dynamic: true, parent: "blog" },
  { key: "stories", file: "pages/stories/stories.route.tsx", lists: "stories" },
  { key: "story", file: "pages/stories/story.route.tsx", collection: "stories", parent: "stories" },
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
  { key: "privacy", file: "pages/legal/legal.route.tsx", words: "legal" },
  { key: "terms", file: "pages/legal/legal.route.tsx", words: "legal" },
  { key: "legal-notice", file: "pages/legal/legal.route.tsx", words: "legal" },
  { key: "cookies", file: "pages/legal/legal.route.tsx", words: "legal" },
  { key: "accessibility", file: "pages/legal/legal.route.tsx", words: "legal" },
  // The texts of that folder that are none of these.
  { key: "legal-page", file: "pages/legal/legal.route.tsx", collection: "legal" },
] as const satisfies readonly RouteTableEntry[];

export type RouteKey = (typeof routeTable)[number]["key"];

/** Keys whose path needs a slug: `pathTo("post", { slug })`. */
export type SlugRouteKey = Extract<(typeof routeTable)[number], { collection: string }>["key"];

/** Keys whose path needs a tag: `pathTo("tag", { tag })`, and for further pages of its list a number too. */
export type TagRouteKey = Extract<(typeof routeTable)[number], { perTag: true }>["key"];

/** Keys of the further pages of lists, whose path needs a number: `pathTo("blog-page", { page: 2 })`. */
export type NumberedRouteKey = Exclude<Extract<(typeof routeTable)[number], { continues: string }>["key"], TagRouteKey>;

/** Keys of pages that exist once. */
export type FixedRouteKey = Exclude<RouteKey, SlugRouteKey | NumberedRouteKey | TagRouteKey>;
