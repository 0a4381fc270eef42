import { useTranslation } from "react-i18next";
import { Picture } from "#app/components/picture/picture.tsx";
import type { Resolved } from "#app/content/resolve-fields.server.ts";
import type { CaptionedPicture } from "#app/content/schemas/fields.ts";

export interface SlideshowProps {
  readonly slides: readonly Resolved<CaptionedPicture>[];
  /** Name of the list for screen readers. */
  readonly label: string;
}

/** Pictures with a caption and their place in the row, side by side; the row scrolls and stops at each. */
export function Slideshow({ slides, label }: SlideshowProps) {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable list must be focusable to be scrolled by keyboard.
    <ol className="slideshow" aria-label={label} tabIndex={0}>
      {slides.map(({ caption, ...picture }, index) => (
        <li className="slideshow__slide" key={picture.src}>
          <figure className="slideshow__figure">
            <Picture {...picture} className="slideshow__image" />
            <figcaption className="slideshow__caption">
              <span className="slideshow__counter">
                {t("home.slideCounter", { index: index + 1, total: slides.length })}
              </span>{" "}
              {caption}
            </figcaption>
          </figure>
        </li>
      ))}
    </ol>
  );
}
