import type { ReactNode } from "react";
import { Section, type SectionProps } from "#app/components/section/section.tsx";

export interface DefinitionColumnsProps {
  readonly title: string;
  readonly intro?: string;
  readonly items: readonly { readonly name: string; readonly text: string; readonly drawing?: ReactNode }[];
  readonly surface?: SectionProps["surface"];
  /** The fragment that links of the page lead to. */
  readonly id?: string;
  /** Renders a numbered list with headings instead of a definition list. */
  readonly numbered?: boolean;
}

const definitions = { List: "dl", Item: "div", Name: "dt", Text: "dd" } as const;
const numbers = { List: "ol", Item: "li", Name: "h3", Text: "p" } as const;

/** A section of short items, each a name and a sentence; a numbered list has its title at the side. */
export function DefinitionColumns({ title, intro, items, surface, id, numbered = false }: DefinitionColumnsProps) {
  const { List, Item, Name, Text } = numbered ? numbers : definitions;
  return (
    <Section title={title} intro={intro} surface={surface} layout={numbered ? "aside" : "stacked"} id={id}>
      <List className={numbered ? "numbered-definitions" : "definition-columns"}>
        {items.map(({ name, text, drawing }, index) => (
          <Item className="named-item" key={index}>
            <Name className="type-h4">
              {drawing}
              {name}
            </Name>
            <Text className="card-text">{text}</Text>
          </Item>
        ))}
      </List>
    </Section>
  );
}
