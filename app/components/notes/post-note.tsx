import type { ReactNode } from "react";

export interface PostNoteProps {
  readonly text: string;
  /** Accessible name, for a note that is a part of its own. */
  readonly label?: string;
  /** The next step, such as a button, at the end of the note. */
  readonly children?: ReactNode;
}

/** A sentence that must not be missed, with the brand's post along it. */
export function PostNote({ text, label, children }: PostNoteProps) {
  const Element = label ? "section" : "div";
  return (
    <Element className="post-note" aria-label={label}>
      <p className="post-note__text">{text}</p>
      {children && <p>{children}</p>}
    </Element>
  );
}
