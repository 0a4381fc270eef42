import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Icon } from "#app/components/icon/icon.tsx";
import { useFormats } from "#app/i18n/use-formats.ts";
import type { ModelMeasures } from "#app/pages/models/models.server.ts";
import { usePaths } from "#app/routing/use-paths.ts";
import type { HomeWords } from "./home.server.ts";
import { ModelTile } from "./model-tile.tsx";

export interface ModelTilesProps extends Pick<HomeWords, "models" | "pricePerSquareMetre"> {
  readonly words: HomeWords["page"]["models"];
}

/** The models as tall pictures side by side, each with what it measures and costs, and the way to compare them. */
export function ModelTiles({ words: { cards, note, compareLabel }, models, pricePerSquareMetre }: ModelTilesProps) {
  const { t } = useTranslation();
  const pathTo = usePaths();
  const { dimensions, euros, eurosPerSquareMetre, squareMetres } = useFormats();

  function figuresOf(measures: ModelMeasures | null): { measures: string; price: string } {
    if (!measures) return { measures: t("model.bespoke"), price: eurosPerSquareMetre(pricePerSquareMetre) };
    const { length, width, surface, price } = measures;
    const words = { dimensions: dimensions(length, width), surface: squareMetres(surface) };
    return { measures: t("home.measures", words), price: euros(price) };
  }

  return (
    <>
      <ul className="model-tiles">
        {cards.map((card) => (
          <li className="model-tiles__tile" key={card.href}>
            <ModelTile card={card} {...figuresOf(models.find(({ href }) => href === card.href)?.measures ?? null)} />
          </li>
        ))}
      </ul>
      <div className="model-tiles__foot">
        <p className="model-tiles__note">{note}</p>
        <p>
          <Link className="link-arrow" to={`${pathTo("models")}#${t("comparison.anchor")}`} prefetch="intent">
            {compareLabel}
            <Icon name="arrow" />
          </Link>
        </p>
      </div>
    </>
  );
}
