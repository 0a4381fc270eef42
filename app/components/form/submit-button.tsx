import type { ReactNode } from "react";
import { useHydrated } from "#app/components/hydrated/use-hydrated.ts";

export interface SubmitButtonProps {
  /** Whether a submission is pending; see `useSubmission`. */
  readonly isBusy: boolean;
  /** Id of the element that describes the button. */
  readonly describedBy?: string;
  readonly children: ReactNode;
}

/**
 * The submit button of a form. Disabled before hydration, when the browser would submit the form to the page itself.
 */
export function SubmitButton({ isBusy, describedBy, children }: SubmitButtonProps) {
  const isHydrated = useHydrated();
  return (
    <button
      className="submit-button button"
      type="submit"
      disabled={isBusy || !isHydrated}
      aria-describedby={describedBy}
    >
      {children}
    </button>
  );
}
