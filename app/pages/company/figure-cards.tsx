import { NotedText } from "#app/components/prose/noted-text.tsx";
import type { PageData } from "#app/content/collections.ts";
import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";

export type FigureCardsProps = Resolved<PageData<"process">["benefits"]>;

/** Short arguments side by side, each below a large figure that it explains, with its unit or what it counts. */
export function FigureCards({ cards }: FigureCardsProps) {
  return (
    <ul className="figure-cards card-grid card-grid--four">
      {cards.map(({ title, text, label, figure }, index) => (
        <li key={index}>
          <p className="figure-cards__label caption">{label}</p>
          <p className="figure-cards__figure">{figure}</p>
          <h3 className="type-h3">{title}</h3>
          <p className="card-text">
            <NotedText text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
