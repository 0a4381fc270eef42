import { useId } from "react";
import { DownloadButton } from "#app/components/download/download.tsx";
import { Picture } from "#app/pictures/picture.tsx";
import type { HomeData } from "./home.server.ts";

type DurabilityProps = HomeData["page"]["durability"] & Pick<HomeData, "catalogue">;

/** Why the buildings last: a picture in one half, the reasons and the catalogue in the other. */
export function Durability({ title, intro, image, cards, catalogueLabel, catalogue }: DurabilityProps) {
  const titleId = useId();
  return (
    <section className="durability" aria-labelledby={titleId}>
      <Picture {...image} slot="tallHalf" className="durability__image" />
      <div className="durability__words page">
        <h2 id={titleId}>{title}</h2>
        <p className="durability__intro type-lead measure">{intro}</p>
        <ul className="durability__reasons">
          {cards.map((card, index) => (
            <li className="named-item" key={index}>
              <h3 className="type-h4">{card.title}</h3>
              <p className="card-text">{card.text}</p>
            </li>
          ))}
        </ul>
        <DownloadButton file={catalogue}>{catalogueLabel}</DownloadButton>
      </div>
    </section>
  );
}
