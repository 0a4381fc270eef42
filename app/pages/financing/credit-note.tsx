import { PostNote } from "#app/components/notes/post-note.tsx";
import { Section } from "#app/components/section/section.tsx";

export interface CreditNoteProps {
  /** Says that the company neither lends nor mediates; null if the settings do not say so. */
  readonly text: string | null;
}

/** The sentence on credit as a section of its own, before the closing block of a page. */
export function CreditNote({ text }: CreditNoteProps) {
  if (text === null) return null;
  return (
    <Section>
      <PostNote text={text} />
    </Section>
  );
}
