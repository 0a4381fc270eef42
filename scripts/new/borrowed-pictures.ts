import type { CollectionName } from "#app/content/collections.ts";
import type { ContentFiles } from "#app/content/content-files.server.ts";
import { suggestId } from "#app/content/item-ids/suggest-id.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { Picture } from "#app/pictures/picture-field.ts";

/** An item of a list of pictures. */
interface BorrowedPicture extends Picture {
  readonly id: string;
}

/** Named where the content has no picture to borrow; the check says that it is missing. */
const noPicture: Picture = { src: "exteriors/nombre-del-archivo.jpg", alt: "" };

/**
 * Returns as many pictures as wanted, with their alternative texts: those of an entry of the first collection that has
 * any, so that they are wide enough for its pages. The first ones come again where there are too few.
 */
export function borrowPictures(
  files: ContentFiles,
  collections: readonly CollectionName[],
  wanted: number,
): readonly BorrowedPicture[] {
  const found = collections.map((name) => picturesOf(files, name)).find((pictures) => pictures.length > 0) ?? [];
  const pictures = Array.from({ length: wanted }, (_, index) => found[index % Math.max(1, found.length)] ?? noPicture);
  const taken: string[] = [];
  return pictures.map((picture) => {
    const id = suggestId(picture, taken);
    taken.push(id);
    return { id, ...picture };
  });
}

/** Returns the picture without a roof of a model's plan, as large as plans need it. */
export function borrowCutaway(files: ContentFiles): Picture {
  const { entries } = files.collection("models", defaultLocale);
  return entries[0]?.data.plans[0]?.cutaway ?? noPicture;
}

/** Returns the large picture of a model's page. */
export function borrowPoster(files: ContentFiles): Picture {
  const { entries } = files.collection("models", defaultLocale);
  return entries[0]?.data.presentation.image ?? noPicture;
}

/** Returns the picture of a use on the page of models. */
export function borrowUsePicture(files: ContentFiles): Picture {
  const page = files.page("models", defaultLocale);
  return (page.ok ? page.entry.data.uses.cards[0]?.image : undefined) ?? borrowCutaway(files);
}

function picturesOf(files: ContentFiles, name: CollectionName): readonly Picture[] {
  const { entries } = files.collection(name, defaultLocale);
  const images = entries.map(({ data }) => ("images" in data ? data.images : []));
  // That of an article has a caption as well, which is not borrowed.
  return (images.find(({ length }) => length > 0) ?? []).map(({ src, alt }) => ({ src, alt }));
}
