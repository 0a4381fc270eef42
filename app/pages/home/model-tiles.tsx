import { useTranslation } from "react-i18next";
import { PictureTile } from "#app/components/picture-tile/picture-tile.tsx";
import { useFormats } from "#app/i18n/use-formats.ts";
import type { ModelSummary } from "#app/pages/models/models.server.ts";
import type { HomeWords } from "./home.server.ts";

export interface ModelTilesProps {
  readonly cards: HomeWords["page"]["models"]["cards"];
  /** Models by which a tile finds the size of the one it links to. */
  readonly models: readonly Pick<ModelSummary, "href" | "measures">[];
}

/** The models as tall pictures side by side, each with its name, its size and a text. */
export function ModelTiles({ cards, models }: ModelTilesProps) {
  const { t } = useTranslation();
  const { dimensions } = useFormats();

  function sizeOf(href: string): string | undefined {
    const model = models.find((candidate) => candidate.href === href);
    if (!model) return undefined;
    return model.measures ? dimensions(model.measures.length, model.measures.width) : t("model.bespoke");
  }

  return (
    <ul className="model-tiles">
      {cards.map((card) => (
        <li className="model-tiles__tile" key={card.href}>
          <PictureTile
            {...card}
            slot="tile"
            level={3}
            detail={sizeOf(card.href)}
            cue={t("home.seeModel", { name: card.title })}
          />
        </li>
      ))}
    </ul>
  );
}
