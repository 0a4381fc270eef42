import type { ReactNode } from "react";

export interface DisclosureProps {
  /** The words of the row that opens it. */
  readonly summary: ReactNode;
  /** "question" is a heading of a list, "quiet" a note beside something more important. */
  readonly look?: "plain" | "question" | "quiet";
  /** Whether it is open initially. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A row that opens what is below it, without scripts too; in print it is open. */
export function Disclosure({ summary, look = "plain", isOpen = false, children }: DisclosureProps) {
  return (
    <details className={look === "plain" ? "disclosure" : `disclosure disclosure--${look}`} open={isOpen}>
      <summary className="disclosure__summary">
        <span>{summary}</span>
      </summary>
      {children}
    </details>
  );
}
