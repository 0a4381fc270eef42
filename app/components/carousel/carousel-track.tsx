import type { ReactNode, Ref } from "react";
import { useTranslation } from "react-i18next";

export interface CarouselTrackProps {
  readonly className: string;
  /** "off" while the slides advance automatically; "polite" announces each change to screen readers. */
  readonly live: "off" | "polite";
  readonly ref: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** The row of slides. The browser scrolls it by touch, wheel and keyboard, with or without scripts. */
export function CarouselTrack({ className, live, ref, children }: CarouselTrackProps) {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div
      className={`carousel__track ${className}`}
      role="group"
      aria-label={t("carousel.slides")}
      aria-live={live}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: only a focusable element can be scrolled by keyboard.
      tabIndex={0}
      ref={ref}
    >
      {children}
    </div>
  );
}
