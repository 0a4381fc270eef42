import type { ReactNode } from "react";
import { useHydrated } from "#app/components/hydrated/use-hydrated.ts";

export interface SubmitButtonProps {
  /** Whether a submission is on its way; see `useSubmission`. */
  readonly isBusy: boolean;
  /** Id of what one should know before pressing it. */
  readonly describedBy?: string;
  readonly children: ReactNode;
}

/**
 * The button of a form. Before the scripts are there it cannot be pressed: the browser would send the form itself, to
 * nowhere.
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
