import { useTranslation } from "react-i18next";
import { ActionLink } from "#app/components/action-link/action-link.tsx";
import { PriceNote } from "#app/components/price/tax-phrase.tsx";
import { useModelPrice } from "#app/components/price/use-model-price.ts";
import type { ModelSummary } from "#app/pages/models/models.server.ts";
import { usePaths } from "#app/routing/use-paths.ts";
import type { HomeData } from "./home.server.ts";
import { ModelTile, type ModelTileProps } from "./model-tile.tsx";

type ModelTilesProps = HomeData["page"]["models"] & Pick<HomeData, "models">;

/** The tile that is open before anybody points at one. */
const openTile = 1;

/** The models as tall pictures side by side, each with what it measures and costs, and the way to compare them. */
export function ModelTiles({ cards, compareLabel, models }: ModelTilesProps) {
  const { t } = useTranslation();
  const pathTo = usePaths();
  const priceOf = useModelPrice();

  function measuresOf({ measures }: ModelSummary): string {
    if (!measures) return t("model.bespoke");
    const { length, width, surface } = measures;
    return t("home.measures", { dimensions: { dimensions: [length, width] }, surface: { squareMetres: surface } });
  }

  /** Nothing for a tile that leads elsewhere. */
  function figuresOf(href: string): ModelTileProps["figures"] {
    const model = models.find((candidate) => candidate.href === href);
    return model && { measures: measuresOf(model), price: priceOf(model) };
  }

  // A closed tile is as narrow as the number of tiles makes it, and its name must stay whole.
  const longestWord = Math.max(...cards.flatMap(({ title }) => title.split(/\s+/).map(({ length }) => length)));

  return (
    <>
      <ul className="model-tiles" style={{ "--letters": longestWord, "--count": cards.length }}>
        {cards.map((card, index) => (
          <li
            className={`model-tiles__tile${index === openTile ? " model-tiles__tile--open" : ""}`}
            style={{ "--place": index }}
            key={index}
          >
            <ModelTile card={card} figures={figuresOf(card.href)} />
          </li>
        ))}
      </ul>
      <div className="model-tiles__foot">
        <PriceNote />
        <p>
          <ActionLink label={compareLabel} href={`${pathTo("models")}#${t("comparison.anchor")}`} />
        </p>
      </div>
    </>
  );
}
