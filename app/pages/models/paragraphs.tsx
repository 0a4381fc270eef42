import type { ReactNode } from "react";
import { NotedText } from "#app/components/prose/noted-text.tsx";

export interface ParagraphsProps {
  /** A blank line begins a new paragraph. */
  readonly text: string;
  /** Sets the first paragraph larger. */
  readonly lead?: boolean;
  /** Content after the text. */
  readonly children?: ReactNode;
}

/** A plain text of the front matter as paragraphs. */
export function Paragraphs({ text, lead = false, children }: ParagraphsProps) {
  return (
    <div className={lead ? "paragraphs paragraphs--lead" : "paragraphs"}>
      {text
        .trim()
        .split(/\n\s*\n/)
        .map((paragraph, index) => (
          <p className="paragraphs__paragraph" key={index}>
            <NotedText text={paragraph} />
          </p>
        ))}
      {children}
    </div>
  );
}
