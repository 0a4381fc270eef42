import type { DescribedArticle } from "./blog-posting.ts";
import type { DescribedQuestion } from "./faq-page.ts";
import type { DescribedModel } from "./product.ts";

/** A picture as the data of a page has it. */
interface ShownPicture {
  readonly src: string;
  readonly width: number;
}

/** What a page is about, in paths and pictures as its loader data has them. */
export type PageSubject =
  | {
      readonly type: "article";
      readonly article: Omit<DescribedArticle, "images">;
      readonly pictures: readonly ShownPicture[];
    }
  | {
      readonly type: "model";
      readonly model: Omit<DescribedModel, "url" | "images"> & { readonly productHref: string };
      readonly pictures: readonly ShownPicture[];
    }
  | { readonly type: "list"; readonly items: readonly { readonly name: string; readonly href: string }[] }
  /** The place of the company, which the settings describe. */
  | { readonly type: "business" }
  | { readonly type: "questions"; readonly questions: readonly DescribedQuestion[] };
