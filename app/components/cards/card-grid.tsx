import { Children, isValidElement, type ReactNode } from "react";

const modifiers = { 2: "two", 3: "three", 4: "four" } as const;

export interface CardGridProps {
  /** Columns on the widest screens; tablets show two and phones one. */
  readonly columns: keyof typeof modifiers;
  /** The cards, each with its key. */
  readonly children: ReactNode;
}

/** A list of cards in columns. The styles are in `styles/layout/_card-grid.scss`. */
export function CardGrid({ columns, children }: CardGridProps) {
  return (
    <ul className={`card-grid card-grid--${modifiers[columns]}`}>
      {/* `toArray` drops cards that a page leaves out, which `Children.map` would turn into empty items. */}
      {Children.toArray(children).map((card) => (
        <li className="card-grid__item" key={isValidElement(card) ? card.key : undefined}>
          {card}
        </li>
      ))}
    </ul>
  );
}
