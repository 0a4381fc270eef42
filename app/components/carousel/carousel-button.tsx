import type { Ref } from "react";
import { Icon } from "#app/components/icon/icon.tsx";
import type { IconName } from "#app/components/icon/icon-drawings.ts";

export interface CarouselButtonProps {
  readonly icon: IconName;
  /** Accessible name: the button shows only an icon. */
  readonly label: string;
  readonly disabled?: boolean;
  /**
   * Whether each press moves one picture further, so that all presses before hydration count
   * (`app/frame/start/pending-clicks.ts`).
   */
  readonly steps?: boolean;
  readonly onClick: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A square button beside pictures: previous, pause, full screen… */
export function CarouselButton({ icon, label, disabled = false, steps = false, onClick, ref }: CarouselButtonProps) {
  return (
    <button
      className="carousel__button"
      type="button"
      aria-label={label}
      disabled={disabled}
      data-step={steps ? "" : undefined}
      onClick={onClick}
      ref={ref}
    >
      <Icon name={icon} />
    </button>
  );
}
