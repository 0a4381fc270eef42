import { Card } from "#app/components/card/card.tsx";
import type { HomeWords } from "./home.server.ts";

export interface PillarsProps {
  readonly cards: HomeWords["page"]["pillars"]["cards"];
}

/** Three picture cards at different heights and in different shapes. */
export function Pillars({ cards }: PillarsProps) {
  return (
    <ul className="pillars">
      {cards.map((card, index) => (
        <li className="pillars__item" key={card.id}>
          <Card {...card} slot={index % 2 === 0 ? "pillar" : "pillarSquare"} />
        </li>
      ))}
    </ul>
  );
}
