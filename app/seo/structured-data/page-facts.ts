import type { OrganizationLeaf } from "schema-dts";
import type { SiteData } from "#app/content/schemas/site.ts";
import { jpgFile } from "#app/pictures/picture-files.ts";

/** The facts about the page and its site that every builder uses. */
export interface PageFacts {
  readonly site: SiteData;
  /** Canonical URL of the page. */
  readonly url: string;
  /** Language of the page: `es`. */
  readonly language: string;
  readonly description: string;
  /** The name of a surface area. */
  readonly surfaceName: string;
  /**
   * Returns a text as search engines read it: figures filled in, without marks and notes, with its language if that is
   * another.
   */
  plain(text: string): string;
}

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

/** Returns the company as an author, maker or seller. Its id is that of the home page's description. */
export function nameOrganization({ url, brand }: Pick<SiteData, "url" | "brand">) {
  return { "@type": "Organization", "@id": `${url}/#organization`, name: brand, url } satisfies OrganizationLeaf;
}

/** Returns the URLs of pictures, in the format that every program knows. */
export function pictureUrls({ site }: PageFacts, pictures: ShownPictures): string[] {
  return pictures.map(({ src, width }) => site.url + jpgFile(src, width));
}
