/** A page on the way from the home page to another. */
interface TrailPage {
  readonly name: string;
  readonly href: string;
}

/** The way from the home page to a page, which is its last one. */
export type Trail = readonly TrailPage[];
