import { LineDrawing } from "#app/components/payment/line-drawing.tsx";
import { NotedText } from "#app/components/prose/noted-text.tsx";
import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";
import type { FigureCard, IconCard } from "#app/content/schemas/cards.ts";
import { benefitDrawings, benefitSize } from "./benefit-drawings.ts";

export interface BenefitCardsProps {
  readonly cards: readonly Resolved<FigureCard | IconCard>[];
}

/** Short arguments side by side, each below a line drawing or a large figure with what it counts. */
export function BenefitCards({ cards }: BenefitCardsProps) {
  return (
    <ul className="benefit-cards card-grid card-grid--four">
      {cards.map((card, index) => (
        <li className="benefit-cards__card" key={index}>
          {"icon" in card ? (
            <LineDrawing {...benefitSize} name={card.icon} drawing={benefitDrawings[card.icon]} />
          ) : (
            <>
              <p className="benefit-cards__figure">{card.figure}</p>
              <p className="benefit-cards__label caption">{card.label}</p>
            </>
          )}
          <h3 className="benefit-cards__title">{card.title}</h3>
          <p className="card-text">
            <NotedText text={card.text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
