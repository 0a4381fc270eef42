import { useTranslation } from "react-i18next";
import { Picture } from "#app/components/picture/picture.tsx";
import type { Resolved } from "#app/content/resolve-fields.server.ts";
import type { Picture as PictureContent } from "#app/content/schemas/fields.ts";

export interface GalleryProps {
  /** The first one is the page's lead picture. */
  readonly pictures: readonly Resolved<PictureContent>[];
  /** Name of the list for screen readers. */
  readonly label: string;
}

/** The pictures of a model in a row, each with its place in it; the row scrolls and stops at each. */
export function Gallery({ pictures, label }: GalleryProps) {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable list must be focusable to be scrolled by keyboard.
    <ol className="gallery" aria-label={label} tabIndex={0}>
      {pictures.map((picture, index) => (
        <li className="gallery__item" key={picture.src}>
          <figure className="gallery__figure">
            <Picture {...picture} className="gallery__image" priority={index === 0} />
            <figcaption className="gallery__counter">
              {t("product.pictureCounter", { index: index + 1, total: pictures.length })}
            </figcaption>
          </figure>
        </li>
      ))}
    </ol>
  );
}
