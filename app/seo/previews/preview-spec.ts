import { picturesPath } from "#app/pictures/picture-files.ts";

/** What the picture of a link preview is drawn from. */
export interface PreviewSpec {
  readonly direction: "ltr" | "rtl";
  readonly brand: string;
  readonly title: string;
  /** Of a model. */
  readonly price: PreviewPrice | null;
  /** The page's own picture: its original, and the first part of the files made of it, which has their hash. */
  readonly picture: { readonly source: string; readonly file: string } | null;
}

/** What a preview says of the price of a model, in the words of its page. */
export interface PreviewPrice {
  /** «7,6 × 3,7 m · 28,12 m²»; null for the bespoke model. */
  readonly size: string | null;
  readonly amount: string;
  readonly note: string;
}

/** Size of the picture in pixels, that of most previews. */
export const previewSize = { width: 1200, height: 630 } as const;

/** Path below which the site serves them. */
export const previewsPath = `${picturesPath}/previews`;
