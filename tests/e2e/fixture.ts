import { fixture } from "#tests/site/fixture-site.ts";

/** The frozen site in Spanish: `content` holds what its writers wrote, `pathTo` makes the paths of its pages. */
export const { content, pathTo } = fixture.edition("es");

/** The texts that visitors of the frozen site read and hear. */
export const texts = fixture.locales.messages("es");

/** Returns the path of the product page of a model, by the id of the model. */
export const productPath = (id: string) => pathTo("product", { slug: id });

/** Returns the paths of the articles, the newest first. */
export function articlePaths(): string[] {
  return content.entries("blog").map(({ slug }) => pathTo("post", { slug }));
}
