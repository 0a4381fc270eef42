/** What the head of a page says of it, with URLs instead of paths. */
export interface Seo {
  /** Complete, with the brand. */
  readonly title: string;
  readonly description: string;
  /** Absent on pages that search engines should not keep. */
  readonly canonical?: string;
  /** The same page in every language of the site, this one included; empty while there is one language. */
  readonly alternates: readonly { readonly locale: string; readonly href: string }[];
  /** URL of the picture for link previews. */
  readonly image?: string;
  readonly kind: "website" | "article";
}
