import { Card } from "#app/components/cards/card.tsx";
import type { HomeData } from "./home.server.ts";

/** Three picture cards of one height in a row. */
export function Pillars({ cards }: HomeData["page"]["pillars"]) {
  return (
    <ul className="pillars">
      {cards.map((card, index) => (
        <li key={index}>
          <Card {...card} slot="pillar" />
        </li>
      ))}
    </ul>
  );
}
