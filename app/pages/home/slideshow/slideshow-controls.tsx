import { useTranslation } from "react-i18next";
import { CarouselButton } from "#app/components/carousel/carousel-button.tsx";
import { StepButtons } from "#app/components/carousel/step-buttons.tsx";
import type { SlideshowControl } from "./use-slideshow.ts";

type SlideshowControlsProps = Pick<SlideshowControl, "state" | "goTo" | "setPlaying">;

/** Pause, previous, next and one mark for each slide. */
export function SlideshowControls({ state, goTo, setPlaying }: SlideshowControlsProps) {
  const { t } = useTranslation();
  const { index, total, playing } = state;
  return (
    <>
      <div className="slideshow__buttons needs-scripts not-printed">
        <CarouselButton
          icon={playing ? "pause" : "play"}
          label={playing ? t("carousel.pause") : t("carousel.play")}
          onClick={() => setPlaying(!playing)}
        />
        <StepButtons index={index} goTo={goTo} />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms. */}
      <div className="slideshow__marks needs-scripts not-printed" role="group" aria-label={t("carousel.choose")}>
        {Array.from({ length: total }, (_, mark) => (
          <button
            className="slideshow__mark"
            type="button"
            key={mark}
            aria-label={t("carousel.picture", { index: mark + 1, total })}
            aria-current={mark === index || undefined}
            onClick={() => goTo(mark)}
          />
        ))}
      </div>
    </>
  );
}
