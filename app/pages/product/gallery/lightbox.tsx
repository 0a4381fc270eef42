import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { CarouselButton } from "#app/components/carousel/carousel-button.tsx";
import { CarouselSlide } from "#app/components/carousel/carousel-slide.tsx";
import { CarouselTrack } from "#app/components/carousel/carousel-track.tsx";
import { StepButtons } from "#app/components/carousel/step-buttons.tsx";
import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";
import { Picture } from "#app/pictures/picture.tsx";
import type { GalleryPicture } from "#app/pictures/picture-field.ts";
import { useCarousel } from "./use-carousel.ts";
import { useZoomed } from "./use-zoomed.ts";

export interface LightboxProps {
  readonly pictures: readonly Resolved<GalleryPicture>[];
  /** Accessible name. */
  readonly label: string;
  /** Zero-based index of the first picture shown. */
  readonly start: number;
  /** Called after closing, with the index of the last picture shown. */
  readonly onClose: (index: number) => void;
}

/**
 * A full-screen dialog with uncropped pictures, which opens when it is rendered. The browser closes it (button, Escape,
 * the back gesture of a phone) and returns the focus.
 */
export function Lightbox({ pictures, label, start, onClose }: LightboxProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const { track, index, isFirst, isLast, goTo, onKeyDown } = useCarousel(pictures.length, start);
  const isZoomed = useZoomed();

  const open = useEffectEvent(() => {
    if (dialog.current?.open) return;
    dialog.current?.showModal();
    track.scrollTo(start, "instant");
  });
  useLayoutEffect(() => open(), []);

  return (
    <dialog
      className={isZoomed ? "lightbox lightbox--zoomed" : "lightbox"}
      aria-label={label}
      ref={dialog}
      onClose={() => onClose(index)}
      onKeyDown={(event) => {
        // The dialog is inside the gallery, which handles arrow keys too.
        event.stopPropagation();
        onKeyDown(event);
      }}
    >
      <div className="lightbox__bar page">
        <p className="lightbox__counter type-button">
          {t("product.pictureCounter", { index: index + 1, total: pictures.length })}
        </p>
        <CarouselButton icon="close" label={t("carousel.close")} onClick={() => dialog.current?.close()} />
      </div>
      <CarouselTrack className="lightbox__track" live="polite" ref={track.ref}>
        {pictures.map(({ caption: _caption, ...picture }, place) => (
          <CarouselSlide
            className="lightbox__slide"
            index={place}
            total={pictures.length}
            hidden={place !== index}
            key={`${place} ${picture.src}`}
          >
            <Picture
              {...picture}
              className="lightbox__image"
              slot={isZoomed && place === index ? "zoomed" : "fullscreen"}
            />
          </CarouselSlide>
        ))}
      </CarouselTrack>
      <div className="lightbox__foot page">
        <p className="lightbox__caption type-caption">{pictures[index]?.caption}</p>
        <StepButtons index={index} goTo={goTo} isFirst={isFirst} isLast={isLast} />
      </div>
    </dialog>
  );
}
