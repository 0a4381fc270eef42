import type { PricePart, SiteData } from "./schemas/site.ts";

/** Something that the price includes, or that is charged apart. */
export interface PricedThing {
  readonly name: string;
  /** The part of the drawing that is labelled with it. */
  readonly part?: PricePart;
}

/** The things that the price per square metre includes and excludes; empty until the company fills it in. */
export interface PriceContents {
  /** Whether the lists are invented, which every page with them says. */
  readonly isSample: boolean;
  readonly included: readonly PricedThing[];
  readonly excluded: readonly PricedThing[];
}

/** Returns what the price includes and excludes, as `content/site.yaml` says. */
export function priceContentsOf({ priceContents }: Pick<SiteData, "priceContents">): PriceContents {
  const { sample, included, excluded } = priceContents;
  return { isSample: sample, included: included.map(asThing), excluded: excluded.map(asThing) };
}

/** Whether the company has said what the price includes or what is apart. */
export function hasPriceContents({ priceContents: { included, excluded } }: Pick<SiteData, "priceContents">): boolean {
  return included.length + excluded.length > 0;
}

function asThing(line: SiteData["priceContents"]["included"][number]): PricedThing {
  return typeof line === "string" ? { name: line } : line;
}
