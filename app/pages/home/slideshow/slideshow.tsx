import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { CarouselTrack } from "#app/components/carousel/carousel-track.tsx";
import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";
import type { CaptionedPicture } from "#app/pictures/picture-field.ts";
import { Slide } from "./slide.tsx";
import { SlideshowControls } from "./slideshow-controls.tsx";
import { wrapIndex } from "./slideshow-state.ts";
import { usePauseReasons } from "./use-pause-reasons.ts";
import { useSlideshow } from "./use-slideshow.ts";

export interface SlideshowProps {
  readonly slides: readonly Resolved<CaptionedPicture>[];
  /** Accessible name. */
  readonly label: string;
}

/**
 * Pictures with captions, one at a time, that advance every five seconds and loop. Without scripts they are a row to
 * scroll.
 */
export function Slideshow({ slides, label }: SlideshowProps) {
  const { t } = useTranslation();
  const element = useRef<HTMLElement>(null);
  const total = slides.length;
  const show = useSlideshow(total);
  const pauseHandlers = usePauseReasons(element, show.setPauseReason);
  const { state, wraps } = show;
  const isSeen = !state.pauseReasons.includes("outOfView");
  const next = wrapIndex(state.index + 1, total);

  function renderSlide(index: number, place: "row" | "copy") {
    const slide = slides[index];
    if (!slide) return null;
    const isShown = index === state.index && place === "row";
    return (
      <Slide
        slide={slide}
        index={index}
        total={total}
        isCurrent={isShown}
        isWanted={isSeen && (index === state.index || index === next)}
        isHidden={wraps && !isShown}
        isLoopCopy={place === "copy"}
        key={`${place} ${index}`}
      />
    );
  }

  return (
    <section
      className="slideshow"
      aria-roledescription={t("carousel.role")}
      aria-label={label}
      ref={element}
      onKeyDown={show.onKeyDown}
      {...pauseHandlers}
    >
      {total > 1 && <SlideshowControls {...show} />}
      <CarouselTrack className="slideshow__track" live={show.advancing ? "off" : "polite"} ref={show.track.ref}>
        {wraps && renderSlide(total - 1, "copy")}
        {slides.map((_, index) => renderSlide(index, "row"))}
        {wraps && renderSlide(0, "copy")}
      </CarouselTrack>
    </section>
  );
}
