import { useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { CarouselButton } from "./carousel-button.tsx";

export interface StepButtonsProps {
  readonly index: number;
  readonly goTo: (index: number) => void;
  /** Disables «previous» at the first picture and «next» at the last one. */
  readonly isFirst?: boolean;
  readonly isLast?: boolean;
}

/** The buttons for the previous and the next picture. */
export function StepButtons({ index, goTo, isFirst = false, isLast = false }: StepButtonsProps) {
  const { t } = useTranslation();
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);

  // A disabled button loses the focus; without the other button it would go back to the top of the page.
  useLayoutEffect(() => {
    if (isFirst && document.activeElement === previous.current) next.current?.focus();
    else if (isLast && document.activeElement === next.current) previous.current?.focus();
  }, [isFirst, isLast]);

  return (
    <>
      <CarouselButton
        icon="previous"
        label={t("carousel.previous")}
        disabled={isFirst}
        steps
        onClick={() => goTo(index - 1)}
        ref={previous}
      />
      <CarouselButton
        icon="next"
        label={t("carousel.next")}
        disabled={isLast}
        steps
        onClick={() => goTo(index + 1)}
        ref={next}
      />
    </>
  );
}
