import type { Catalogue } from "#app/floor-plan/furnishing/catalogue-schema.ts";
import type { FurnitureSet } from "#app/floor-plan/furnishing/sets-schema.ts";
import type { DrawnPlan } from "#app/floor-plan/plan-schema.ts";
import type { FurtherStrings } from "#app/i18n/add-strings.ts";

/** A model that can be furnished. */
export interface DesignerModel {
  readonly id: string;
  /** MOD|ONE */
  readonly name: string;
  /** Paths of its detailed page, and of the contact page with this model chosen. */
  readonly productHref: string;
  readonly contactHref: string;
  /** Outer metres, outer square metres and euros; null for the bespoke model, which has no price. */
  readonly measures: {
    readonly length: number;
    readonly width: number;
    readonly surface: number;
    readonly price: number;
  } | null;
  /** The names of rooms are in the language of the page. */
  readonly plans: readonly DrawnPlan[];
}

/** Everything that the designer needs beside its code: a file of the build for each language. */
export interface DesignerData {
  /** The models are in the order of the site. */
  readonly models: readonly DesignerModel[];
  readonly catalogue: Catalogue;
  /** The name, the town, the telephone and the e-mail address of the company. */
  readonly company: readonly string[];
  readonly sets: readonly FurnitureSet[];
  /** The strings that only the designer shows, which no page loads. */
  readonly strings: FurtherStrings;
}
