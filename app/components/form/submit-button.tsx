import type { ReactNode } from "react";

export interface SubmitButtonProps {
  /** Whether a submission is pending; see `useSubmission`. */
  readonly isBusy: boolean;
  /** Id of the element that describes the button. */
  readonly describedBy?: string;
  readonly children: ReactNode;
}

/**
 * The submit button of a form; a printed form can be filled in, but not submitted. Before hydration the inline starter
 * holds its click back.
 */
export function SubmitButton({ isBusy, describedBy, children }: SubmitButtonProps) {
  return (
    <button className="submit-button button not-printed" type="submit" disabled={isBusy} aria-describedby={describedBy}>
      {children}
    </button>
  );
}
