import type { ReactNode, Ref } from "react";
import { useTranslation } from "react-i18next";

export interface CarouselSlideProps {
  readonly className: string;
  /** From 0. */
  readonly index: number;
  readonly total: number;
  /** For screen readers there is only the current slide; without scripts there are all. */
  readonly hidden: boolean;
  /** Whether its picture is still on its way. */
  readonly busy?: boolean;
  readonly ref?: Ref<HTMLDivElement>;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** One slide of a carousel, which tells its place in the row. */
export function CarouselSlide({ className, index, total, hidden, busy, ref, onClick, children }: CarouselSlideProps) {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/useSemanticElements: the pattern for carousels asks for a group, and fieldset is for forms.
    <div
      className={`carousel__slide ${className}`}
      role="group"
      aria-roledescription={t("carousel.slideRole")}
      aria-label={t("carousel.position", { index: index + 1, total })}
      aria-hidden={hidden || undefined}
      aria-busy={busy || undefined}
      ref={ref}
      onClick={onClick}
    >
      {children}
    </div>
  );
}
