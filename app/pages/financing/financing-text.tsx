import { BarNote } from "#app/components/notes/bar-note.tsx";
import { Section } from "#app/components/section/section.tsx";
import { SplitText } from "#app/components/split-text/split-text.tsx";
import type { MarkdownBody } from "#app/content/markdown/markdown.ts";

export interface FinancingTextProps {
  readonly body: MarkdownBody | null;
  /** The sentence on credit; null if the settings do not say it. */
  readonly credit: string | null;
}

/** The text of a page about paying, with the sentence on credit at its end, which a page without a text has too. */
export function FinancingText({ body, credit }: FinancingTextProps) {
  const note = credit !== null && <BarNote text={credit} />;
  if (body) return <SplitText body={body}>{note}</SplitText>;
  return note && <Section>{note}</Section>;
}
