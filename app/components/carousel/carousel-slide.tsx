import type { ReactNode, Ref } from "react";
import { useTranslation } from "react-i18next";

export interface CarouselSlideProps {
  readonly className: string;
  /** Zero-based. */
  readonly index: number;
  readonly total: number;
  /** Hides the slide from screen readers. With scripts that is every slide but the current one. */
  readonly hidden: boolean;
  /** Whether its picture is loading. */
  readonly busy?: boolean;
  readonly ref?: Ref<HTMLDivElement>;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** One slide of a carousel, labelled with its position. */
export function CarouselSlide({ className, index, total, hidden, busy, ref, onClick, children }: CarouselSlideProps) {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/useSemanticElements: the ARIA carousel pattern needs a group; a fieldset is for forms.
    <div
      className={`carousel__slide ${className}`}
      role="group"
      aria-roledescription={t("carousel.slideRole")}
      aria-label={t("carousel.position", { index: index + 1, total })}
      aria-hidden={hidden || undefined}
      aria-busy={busy || undefined}
      // A click before hydration waits for it: `app/frame/start/pending-clicks.ts`.
      data-click={onClick && ""}
      ref={ref}
      onClick={onClick}
    >
      {children}
    </div>
  );
}
