import { isPageKey } from "#app/content/collections.ts";
import type { PictureContent } from "#app/pictures/picture-field.ts";
import type { PublicPath } from "#app/routing/list-paths.ts";
import type { Edition } from "#app/site/edition.server.ts";
import type { Site } from "#app/site/site.server.ts";

/**
 * Returns the picture that link previews of a page show, with its words: the one at its top or, if it has none, that
 * of the first thing that it leads to, or else that of the home page. The process is shown by its last phase, the
 * finished building, and the designer by the model that it opens with. A page that is not translated has the picture
 * of the original.
 */
export function pagePicture({ editionOf }: Site, page: PublicPath): PictureContent {
  const shown = editionOf(page);
  const { src, alt } = pictureOf(shown, page) ?? shown.content.page("home").data.hero.image;
  return { src, alt: shown.fill(alt) };
}

function pictureOf({ content }: Edition, { key, id }: PublicPath): PictureContent | undefined {
  switch (key) {
    case "process": {
      const { phases, image } = content.page(key).data;
      return phases.findLast((phase) => phase.image)?.image ?? image;
    }
    case "model":
    case "product":
      return content.entry("models", id)?.data.images[0];
    case "designer":
      return content.entry("models", content.page(key).data.firstVersion.model)?.data.images[0];
    case "models":
      return content.entries("models")[0]?.data.images[0];
    case "post":
      return content.entry("blog", id)?.data.images[0];
    case "blog":
    case "blog-page":
      return content.entries("blog")[0]?.data.images[0];
    case "tag":
    case "tag-page":
      return content.tagGroups().find((tag) => tag.id === id)?.entries[0]?.data.images[0];
    case "story":
      return content.entry("stories", id)?.data.images[0];
    case "stories":
      return content.entries("stories")[0]?.data.images[0];
    default: {
      if (!isPageKey(key)) return undefined;
      const { data } = content.page(key);
      return "image" in data ? data.image : firstPicture(data);
    }
  }
}

/** Returns the first picture of fields, in the order of the file. */
function firstPicture(value: unknown): PictureContent | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if ("src" in value && "alt" in value && typeof value.src === "string" && typeof value.alt === "string") {
    return { src: value.src, alt: value.alt };
  }
  for (const inner of Object.values(value)) {
    const picture = firstPicture(inner);
    if (picture) return picture;
  }
  return undefined;
}
