import type { FactSource } from "#app/content/facts.ts";
import type { MarkdownBody, MarkdownContext } from "#app/content/markdown/markdown.ts";
import type { ParsedEntry } from "#app/content/parse-entry.ts";
import type { PictureData } from "#app/pictures/picture-data.ts";

/** What a body takes from the site in one language. */
export type BodySources = Omit<MarkdownContext, "facts" | "picture"> & {
  readonly facts: () => FactSource;
  readonly readPicture: (source: string) => Promise<PictureData>;
};

/** Returns a function that renders the body of an entry, null for one without words. */
export function createBodyRenderer({ facts, readPicture, ...context }: BodySources) {
  return async ({ body, tree }: Pick<ParsedEntry<unknown>, "body" | "tree">): Promise<MarkdownBody | null> => {
    if (body.trim() === "") return null;
    // The check reads a site without showing it.
    const { pictureSources, renderMarkdown } = await import("#app/content/markdown/markdown.ts");
    const pictures = new Map<string, PictureData>();
    for (const source of pictureSources(tree())) pictures.set(source, await readPicture(source));
    return renderMarkdown(tree(), {
      ...context,
      facts: facts(),
      picture(source) {
        const picture = pictures.get(source);
        if (!picture) throw new Error(`The picture ${source} was not read.`);
        return picture;
      },
    });
  };
}
