import { Section } from "#app/components/section/section.tsx";
import type { DefinitionColumnsProps } from "./definition-columns.tsx";

/** A section with its title at the side and numbered items, each a name and a sentence, in two columns. */
export function NumberedDefinitions({ items, ...section }: DefinitionColumnsProps) {
  return (
    <Section {...section} layout="aside">
      <ol className="numbered-definitions">
        {items.map(({ name, text }, index) => (
          <li className="named-item" key={index}>
            <h3 className="type-h4">{name}</h3>
            <p className="card-text">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
