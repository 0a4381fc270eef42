import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CarouselSlide } from "#app/components/carousel/carousel-slide.tsx";
import { CarouselTrack } from "#app/components/carousel/carousel-track.tsx";
import { useHydrated } from "#app/components/hydrated/use-hydrated.ts";
import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";
import { Picture } from "#app/pictures/picture.tsx";
import type { GalleryPicture } from "#app/pictures/picture-field.ts";
import { GalleryControls } from "./gallery-controls.tsx";
import { Lightbox } from "./lightbox.tsx";
import { useCarousel } from "./use-carousel.ts";

export interface GalleryProps {
  /** The first one is the page's lead picture. */
  readonly pictures: readonly Resolved<GalleryPicture>[];
  /** Accessible name. */
  readonly label: string;
}

/** The pictures of a model in a row; each one opens in a lightbox. */
export function Gallery({ pictures, label }: GalleryProps) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const carousel = useCarousel(pictures.length);
  const [isEnlarged, setEnlarged] = useState(false);
  const enlargeButton = useRef<HTMLButtonElement>(null);

  function enlarge(): void {
    // The dialog returns the focus to the element that had it: the button, because a picture cannot be focused.
    enlargeButton.current?.focus({ preventScroll: true });
    setEnlarged(true);
  }

  function close(index: number): void {
    setEnlarged(false);
    carousel.goTo(index, "instant");
  }

  return (
    <section
      className="gallery"
      aria-roledescription={t("carousel.role")}
      aria-label={label}
      onKeyDown={carousel.onKeyDown}
    >
      <GalleryControls pictures={pictures} carousel={carousel} onEnlarge={enlarge} enlargeButton={enlargeButton} />
      <CarouselTrack className="gallery__track" live="polite" ref={carousel.track.ref}>
        {pictures.map(({ caption, ...picture }, index) => {
          const isCurrent = index === carousel.index;
          return (
            <CarouselSlide
              className="gallery__slide"
              index={index}
              total={pictures.length}
              hidden={isHydrated && !isCurrent}
              onClick={isCurrent ? enlarge : () => carousel.goTo(index)}
              key={`${index} ${picture.src}`}
            >
              <Picture {...picture} className="gallery__image" slot="stage" priority={index === 0} />
              <p className="gallery__place type-label">
                {t("product.pictureCounter", { index: index + 1, total: pictures.length })} {caption}
              </p>
            </CarouselSlide>
          );
        })}
      </CarouselTrack>
      {isEnlarged && <Lightbox pictures={pictures} label={label} start={carousel.index} onClose={close} />}
    </section>
  );
}
