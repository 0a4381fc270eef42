import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { CarouselButton } from "#app/components/carousel/carousel-button.tsx";
import { CarouselSlide } from "#app/components/carousel/carousel-slide.tsx";
import { CarouselTrack } from "#app/components/carousel/carousel-track.tsx";
import { StepButtons } from "#app/components/carousel/step-buttons.tsx";
import { useCarousel } from "#app/components/carousel/use-carousel.ts";
import type { Resolved } from "#app/content/resolve-fields.server.ts";
import { Picture } from "#app/pictures/picture.tsx";
import type { Picture as PictureContent } from "#app/pictures/picture-field.ts";

export interface LightboxProps {
  readonly pictures: readonly Resolved<PictureContent>[];
  /** Name of the dialog for screen readers. */
  readonly label: string;
  /** The picture that it opens with, from 0. */
  readonly start: number;
  /** Called once it is closed, with the picture that was shown last. */
  readonly onClose: (index: number) => void;
}

/**
 * Pictures over the whole screen, none of them cropped. It opens when it is rendered; its closing (button, Escape,
 * the back gesture of a phone) is the browser's own, which also gives the focus back.
 */
export function Lightbox({ pictures, label, start, onClose }: LightboxProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const { track, index, isFirst, isLast, goTo, onKeyDown } = useCarousel(pictures.length, start);

  const open = useEffectEvent(() => {
    if (dialog.current?.open) return;
    dialog.current?.showModal();
    track.scrollTo(start, "instant");
  });
  useLayoutEffect(() => open(), []);

  return (
    <dialog
      className="lightbox"
      aria-label={label}
      ref={dialog}
      onClose={() => onClose(index)}
      onKeyDown={(event) => {
        // It stands inside the carousel of the page, which has its own arrow keys.
        event.stopPropagation();
        onKeyDown(event);
      }}
    >
      <div className="lightbox__bar">
        <p className="lightbox__counter">{t("product.pictureCounter", { index: index + 1, total: pictures.length })}</p>
        <CarouselButton icon="close" label={t("carousel.close")} onClick={() => dialog.current?.close()} />
      </div>
      <CarouselTrack className="lightbox__track" live="polite" ref={track.ref}>
        {pictures.map((picture, place) => (
          <CarouselSlide
            className="lightbox__slide"
            index={place}
            total={pictures.length}
            hidden={place !== index}
            key={picture.src}
          >
            <Picture {...picture} className="lightbox__image" slot="fullscreen" />
          </CarouselSlide>
        ))}
      </CarouselTrack>
      <div className="lightbox__buttons">
        <StepButtons
          onPrevious={() => goTo(index - 1)}
          onNext={() => goTo(index + 1)}
          isFirst={isFirst}
          isLast={isLast}
        />
      </div>
    </dialog>
  );
}
