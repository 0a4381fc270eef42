import { ModelName } from "#app/components/model-name/model-name.tsx";
import { ModelPrice } from "./model-price.tsx";
import type { ModelSummary } from "./models.server.ts";

export interface ModelHeaderProps {
  /** Its name has the bar between its halves: MOD|ONE. */
  readonly model: Pick<ModelSummary, "name" | "measures">;
  readonly tagline: string;
  /** The link to the contents of the price, if the company has published them. */
  readonly contentsHref: string | null;
}

/** Top of a model's pages: its name, with the bar drawn as the steel column, tagline and price. */
export function ModelHeader({ model, tagline, contentsHref }: ModelHeaderProps) {
  return (
    <div className="model-header page">
      <h1 className="model-header__name">
        <ModelName name={model.name} barClass="model-header__bar" />
      </h1>
      <div className="model-header__side">
        <p className="model-header__tagline">{tagline}</p>
        <ModelPrice model={model} contentsHref={contentsHref} />
      </div>
    </div>
  );
}
