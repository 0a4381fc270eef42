import { BarNote } from "#app/components/notes/bar-note.tsx";
import { Section } from "#app/components/section/section.tsx";

/** The sentence on credit as a section before the closing block of a page; nothing if the settings do not say it. */
export function CreditNote({ text }: { readonly text: string | null }) {
  if (text === null) return null;
  return (
    <Section>
      <BarNote text={text} />
    </Section>
  );
}
