import { NotedText } from "#app/components/prose/noted-text.tsx";
import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";
import type { DrawnCard, FigureCard } from "#app/content/schemas/cards.ts";
import { benefitDrawings } from "./benefit-drawings.ts";
import { type CardLines, cardDrawingSize } from "./module-lines.ts";
import { paymentDrawings } from "./payment-drawings.ts";

const drawings = { ...benefitDrawings, ...paymentDrawings };

export interface BenefitCardsProps {
  readonly cards: readonly Resolved<DrawnCard | FigureCard>[];
  /** Columns on the widest screens. */
  readonly columns?: "three" | "four";
}

/** Short arguments side by side, each below a line drawing or a large figure with what that shows. */
export function BenefitCards({ cards, columns = "four" }: BenefitCardsProps) {
  return (
    <ul className={`benefit-cards card-grid card-grid--${columns}`}>
      {cards.map((card, index) => (
        <li key={index}>
          <figure>
            {"icon" in card ? (
              <BenefitDrawing {...drawings[card.icon]} />
            ) : (
              <p className="benefit-cards__figure">{card.figure}</p>
            )}
            <figcaption className="benefit-cards__label">{card.label}</figcaption>
          </figure>
          <h3 className="benefit-cards__title">{card.title}</h3>
          <p className="card-text">
            <NotedText text={card.text} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function BenefitDrawing({ height = cardDrawingSize.height, lines, dashes, solid, glass, steel }: CardLines) {
  return (
    <svg className="benefit-drawing" viewBox={`0 0 ${cardDrawingSize.width} ${height}`} aria-hidden="true">
      {glass && <path className="benefit-drawing__glass" d={glass} />}
      {solid && <path className="benefit-drawing__solid" d={solid} />}
      {steel && <path className="benefit-drawing__steel" d={steel} />}
      <path className="benefit-drawing__lines" d={lines} />
      {dashes && <path className="benefit-drawing__lines benefit-drawing__dashes" d={dashes} />}
    </svg>
  );
}
