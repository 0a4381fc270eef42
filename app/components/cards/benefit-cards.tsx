import { NotedText } from "#app/components/prose/noted-text.tsx";
import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";
import type { FigureCard, IconCard } from "#app/content/schemas/cards.ts";
import { type BenefitLines, benefitDrawings, benefitSize } from "./benefit-drawings.ts";

export interface BenefitCardsProps {
  readonly cards: readonly Resolved<FigureCard | IconCard>[];
}

/** Short arguments side by side, each below a line drawing or a large figure with what that shows. */
export function BenefitCards({ cards }: BenefitCardsProps) {
  return (
    <ul className="benefit-cards card-grid card-grid--four">
      {cards.map((card, index) => (
        <li className="benefit-cards__card" key={index}>
          {"icon" in card ? (
            <BenefitDrawing {...benefitDrawings[card.icon]} />
          ) : (
            <p className="benefit-cards__figure">{card.figure}</p>
          )}
          <p className="benefit-cards__label caption">{card.label}</p>
          <h3 className="benefit-cards__title">{card.title}</h3>
          <p className="card-text">
            <NotedText text={card.text} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function BenefitDrawing({ lines, dashes, solid, glass, steel }: BenefitLines) {
  return (
    <svg className="benefit-drawing" viewBox={`0 0 ${benefitSize.width} ${benefitSize.height}`} aria-hidden="true">
      {glass && <path className="benefit-drawing__glass" d={glass} />}
      <path className="benefit-drawing__solid" d={solid} />
      {steel && <path className="benefit-drawing__steel" d={steel} />}
      <path className="benefit-drawing__lines" d={lines} />
      {dashes && <path className="benefit-drawing__lines benefit-drawing__dashes" d={dashes} />}
    </svg>
  );
}
