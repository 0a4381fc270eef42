import type { ReactNode } from "react";
import { Section, type SectionProps } from "#app/components/section/section.tsx";

export interface DefinitionColumnsProps extends Pick<SectionProps, "surface" | "layout" | "id" | "intro"> {
  readonly title: string;
  readonly items: readonly { readonly name: string; readonly text: string; readonly drawing?: ReactNode }[];
}

/** A section of short items, each a name and a sentence, and perhaps a drawing. */
export function DefinitionColumns({ items, ...section }: DefinitionColumnsProps) {
  return (
    <Section {...section}>
      <dl className="definition-columns">
        {items.map(({ name, text, drawing }, index) => (
          <div className="named-item" key={index}>
            <dt className="type-h4">
              {drawing}
              {name}
            </dt>
            <dd className="card-text">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
