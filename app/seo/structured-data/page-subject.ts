import { jpgFile } from "#app/pictures/picture-files.ts";
import type { PageFacts } from "./page-facts.ts";

/** Pictures as the data of a page has them. */
type ShownPictures = readonly { readonly src: string; readonly width: number }[];

/** The subject of a page, in paths and pictures as its loader data has them. */
export type PageSubject =
  | {
      readonly type: "article";
      /** Days as YYYY-MM-DD; the last change is the day of publication if nothing has changed since. */
      readonly article: Readonly<Record<"headline" | "published" | "updated", string>>;
      readonly pictures: ShownPictures;
    }
  | {
      readonly type: "model";
      readonly model: {
        readonly name: string;
        readonly productHref: string;
        /** Metres, square metres and euros; null for the bespoke model, which has none. */
        readonly measures: Readonly<Record<"length" | "width" | "surface" | "price", number>> | null;
      };
      readonly pictures: ShownPictures;
    }
  /** Models, articles or stories, in the order of the page. */
  | { readonly type: "list"; readonly items: readonly { readonly name: string; readonly href: string }[] }
  /** The place of the company, which the settings describe. */
  | { readonly type: "business" }
  /** Frequent questions, each with the id of its answer on the page. */
  | {
      readonly type: "questions";
      readonly questions: readonly Readonly<Record<"id" | "question" | "answer", string>>[];
    };

/** The subject of a page of one type. */
export type Subject<Type extends PageSubject["type"]> = Extract<PageSubject, { type: Type }>;

/** Returns the URLs of pictures, in the format that every program knows. */
export function pictureUrls({ site }: PageFacts, pictures: ShownPictures): string[] {
  return pictures.map(({ src, width }) => site.url + jpgFile(src, width));
}
