import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { CarouselSlide } from "#app/components/carousel/carousel-slide.tsx";
import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";
import { Picture } from "#app/pictures/picture.tsx";
import type { CaptionedPicture } from "#app/pictures/picture-field.ts";
import { usePictureLoad } from "./use-picture-load.ts";

export interface SlideProps {
  readonly slide: Resolved<CaptionedPicture>;
  /** Zero-based. */
  readonly index: number;
  readonly total: number;
  readonly isCurrent: boolean;
  /** Whether its picture is needed now or next; until then the browser decides when to load it. */
  readonly isWanted: boolean;
  readonly isHidden: boolean;
  /** Whether it is the copy of a slide at the other end of the row. */
  readonly isLoopCopy: boolean;
}

/** A slide with its picture, caption and counter, and a spinner while the picture loads. */
export function Slide({ slide, index, total, isCurrent, isWanted, isHidden, isLoopCopy }: SlideProps) {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const { loading, attempt } = usePictureLoad(frame, { wanted: isWanted, current: isCurrent });
  const { caption, ...picture } = slide;
  const isLoading = isCurrent && loading;
  // 08 / 11: padded to the same number of digits, so that nothing moves from slide to slide.
  const number = String(index + 1).padStart(String(total).length, "0");

  return (
    <CarouselSlide
      className={isLoopCopy ? "slideshow__slide slideshow__slide--copy" : "slideshow__slide"}
      index={index}
      total={total}
      hidden={isHidden}
      busy={isLoading}
      ref={frame}
    >
      <figure className="slideshow__figure">
        <Picture {...picture} className="slideshow__image" slot="slide" key={attempt} />
        <figcaption className="slideshow__caption">
          <span className="slideshow__counter">{t("home.slideCounter", { index: number, total })}</span> {caption}
        </figcaption>
      </figure>
      {isLoading && <span className="slideshow__spinner" aria-hidden="true" />}
    </CarouselSlide>
  );
}
