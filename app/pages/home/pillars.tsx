import { Card } from "#app/components/cards/card.tsx";
import type { PictureSlot } from "#app/pictures/picture-slots.ts";
import type { HomeData } from "./home.server.ts";

/** The shapes of the cards, one after the other: nearly square, square, wide. */
const slots = ["pillarTall", "pillarSquare", "pillar"] as const satisfies readonly PictureSlot[];

/** Three picture cards in different shapes. */
export function Pillars({ cards }: HomeData["page"]["pillars"]) {
  return (
    <ul className="pillars">
      {cards.map((card, index) => (
        <li className="pillars__item" key={index}>
          <Card {...card} slot={slots[index % slots.length]} />
        </li>
      ))}
    </ul>
  );
}
