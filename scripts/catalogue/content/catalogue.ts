import type { Plan } from "#app/floor-plan/plan-schema.ts";

/** A row of a list: a label, with a value at its right end, or with a sentence below it. */
export interface Row {
  readonly label: string;
  readonly value?: string;
  readonly text?: string;
}

/** A label and its value, both as readers see them. */
export interface Fact extends Row {
  readonly value: string;
}

/** A list under a title. */
export interface TitledList {
  /** Empty for the second column of the list before it. */
  readonly title: string;
  readonly rows: readonly Row[];
}

/** A picture: an original below `content/images`. */
export interface SheetPicture {
  readonly source: string;
  readonly alt: string;
}

/** A plan of a model with the words around it. */
export interface SheetPlan {
  /** The measures, with the names of the rooms in the language of the catalogue. */
  readonly plan: Plan;
  /** In the order of the plan's rooms. */
  readonly rooms: readonly { readonly name: string; readonly area: string }[];
  readonly usableArea: Fact;
  /** The description of the drawing, in words. */
  readonly alt: string;
  /** Notes beside the scale bar, the scale first. */
  readonly notes: readonly string[];
  readonly facts: readonly Fact[];
  readonly cutaway: SheetPicture;
}

/** The pages of one model. Every text is ready to be set: nothing that draws knows content or language. */
export interface ModelSheet {
  readonly slug: string;
  readonly name: string;
  readonly title: string;
  readonly tagline: string;
  /** The total, or the price of a square metre for a bespoke model. */
  readonly price: string;
  /** How the price is calculated, with the tax phrase. */
  readonly priceNote: string;
  /** URL of the product page without its scheme. */
  readonly shownUrl: string;
  readonly url: string;
  /** Area and price in the table of contents. */
  readonly summary: string;
  readonly factsTitle: string;
  readonly roomsTitle: string;
  readonly plans: readonly SheetPlan[];
  /** The works that the price includes and excludes, as far as the company has published them. */
  readonly purchase: readonly TitledList[];
  /** Foundations, options, construction; or what can be composed. */
  readonly lists: readonly TitledList[];
  readonly pictures: readonly SheetPicture[];
}

/** The last page: how to reach the company, and what helps it to answer. */
export interface ContactSheet {
  readonly heading: string;
  readonly intro: string;
  readonly picture: SheetPicture;
  /** E-mail, telephone, address and website. */
  readonly ways: readonly (Fact & { readonly url?: string })[];
  readonly lists: readonly TitledList[];
}

/** The catalogue of one language, as plain data. */
export interface Catalogue {
  readonly locale: string;
  /** The language tag with which its figures are formatted. */
  readonly formats: string;
  readonly brand: string;
  readonly title: string;
  /** The contents of the catalogue, on its cover. */
  readonly claim: string;
  readonly pricesNote: string;
  readonly edition: string;
  /** Text at the left of every page's foot. */
  readonly foot: string;
  /** The figure at the end of the scale bar: «5 m». */
  readonly barEnd: string;
  readonly email: string;
  readonly telephone: { readonly text: string; readonly href: string };
  readonly cover: SheetPicture;
  /** First day of the month of the catalogue: `2026-11-01`. */
  readonly date: string;
  readonly sheets: readonly ModelSheet[];
  readonly contact: ContactSheet;
}
