import type { ReactNode } from "react";

export interface BarNoteProps {
  readonly text: string;
  /** Accessible name, for a note that is a part of its own. */
  readonly label?: string;
  /** The next step, such as a button, at the end of the note. */
  readonly children?: ReactNode;
}

/** A sentence that must not be missed, with the brand's bar along it. */
export function BarNote({ text, label, children }: BarNoteProps) {
  const Element = label ? "section" : "div";
  return (
    <Element className="bar-note" aria-label={label}>
      <p className="bar-note__text">{text}</p>
      {children && <p>{children}</p>}
    </Element>
  );
}
