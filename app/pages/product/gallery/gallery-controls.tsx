import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import { CarouselButton } from "#app/components/carousel/carousel-button.tsx";
import { StepButtons } from "#app/components/carousel/step-buttons.tsx";
import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";
import { Picture } from "#app/pictures/picture.tsx";
import type { GalleryPicture } from "#app/pictures/picture-field.ts";
import type { Carousel } from "./use-carousel.ts";

export interface GalleryControlsProps {
  readonly pictures: readonly Resolved<GalleryPicture>[];
  readonly carousel: Carousel;
  readonly onEnlarge: () => void;
  readonly enlargeButton: Ref<HTMLButtonElement>;
}

/** Full screen, previous and next, counter, thumbnails. */
export function GalleryControls({ pictures, carousel, onEnlarge, enlargeButton }: GalleryControlsProps) {
  const { t } = useTranslation();
  const { index, isFirst, isLast, goTo } = carousel;
  const total = pictures.length;
  return (
    <div className="gallery__controls needs-scripts not-printed">
      <div className="gallery__buttons">
        <CarouselButton icon="expand" label={t("carousel.enlarge")} onClick={onEnlarge} ref={enlargeButton} />
        <StepButtons index={index} goTo={goTo} isFirst={isFirst} isLast={isLast} />
      </div>
      <p className="gallery__counter type-button">{t("product.pictureCounter", { index: index + 1, total })}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms. */}
      <div className="gallery__thumbs" role="group" aria-label={t("carousel.choose")}>
        {pictures.map((picture, thumb) => (
          <button
            className="gallery__thumb"
            type="button"
            key={`${thumb} ${picture.src}`}
            aria-label={t("carousel.picture", { index: thumb + 1, total })}
            aria-current={thumb === index || undefined}
            onClick={() => goTo(thumb)}
          >
            <Picture {...picture} alt="" className="gallery__thumb-image" slot="thumbnail" />
          </button>
        ))}
      </div>
    </div>
  );
}
