/** One kind of page. Its words in the address are in `locales/<language>.json`, under `paths`. */
export interface RouteTableEntry {
  /** Name of the page in code, in `paths` of every locale file and, for fixed pages, of its content file. */
  readonly key: string;
  /** Route module, relative to `app/`. */
  readonly file: string;
  /** Folder of `content/<language>/` that holds the words of a fixed page, in the file of its key; `pages` by default. */
  readonly words?: "legal";
  /** Second addresses of the same page; the canonical link stays on the first. Words under `paths` as `key@alias`. */
  readonly aliases?: readonly string[];
  /** One page per entry of this folder of `content/<language>/`; the address holds `:slug`. */
  readonly collection?: "models" | "blog" | "stories";
  /**
   * A single route with a parameter instead of one explicit route per entry. Right where entries are many:
   * every explicit route adds half a kilobyte to the manifest that each page loads.
   */
  readonly dynamic?: boolean;
}

/** The one list of pages. Adding a page starts here; everything else is derived from it. */
export const routeTable = [
  { key: "home", file: "routes/home.tsx" },
  { key: "about", file: "routes/about.tsx", aliases: ["sobre-nosotros"] },
  { key: "contact", file: "routes/contact.tsx" },
  { key: "models", file: "routes/models.tsx" },
  { key: "model", file: "routes/model.tsx", collection: "models" },
  { key: "product", file: "routes/product.tsx", collection: "models" },
  { key: "process", file: "routes/process.tsx" },
  { key: "blog", file: "routes/blog.tsx" },
  { key: "post", file: "routes/post.tsx", collection: "blog", dynamic: true },
  { key: "stories", file: "routes/stories.tsx" },
  { key: "story", file: "routes/story.tsx", collection: "stories" },
  { key: "designer", file: "routes/designer.tsx", aliases: ["designer"] },
  { key: "private-buyers", file: "routes/private-buyers.tsx" },
  { key: "businesses", file: "routes/businesses.tsx" },
  { key: "campsites", file: "routes/campsites.tsx" },
  { key: "investors", file: "routes/investors.tsx" },
  { key: "financing", file: "routes/financing.tsx" },
  { key: "financing-private-buyers", file: "routes/financing-private-buyers.tsx" },
  { key: "financing-businesses", file: "routes/financing-businesses.tsx" },
  { key: "financing-investors", file: "routes/financing-investors.tsx" },
  { key: "privacy", file: "routes/legal.tsx", words: "legal" },
  { key: "terms", file: "routes/legal.tsx", words: "legal" },
  { key: "legal-notice", file: "routes/legal.tsx", words: "legal" },
  { key: "cookies", file: "routes/legal.tsx", words: "legal" },
  { key: "accessibility", file: "routes/legal.tsx", words: "legal" },
] as const satisfies readonly RouteTableEntry[];

export type RouteKey = (typeof routeTable)[number]["key"];

/** Keys whose address needs a slug: `pathTo("post", { slug })`. */
export type SlugRouteKey = Extract<(typeof routeTable)[number], { collection: string }>["key"];

/** Keys of pages that exist once. */
export type FixedRouteKey = Exclude<RouteKey, SlugRouteKey>;
