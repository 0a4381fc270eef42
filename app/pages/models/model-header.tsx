import type { Resolved } from "#app/content/resolve-fields.server.ts";
import { Picture } from "#app/pictures/picture.tsx";
import type { Picture as PictureContent } from "#app/pictures/picture-field.ts";
import { ModelName } from "./model-name.tsx";
import { ModelPrice } from "./model-price.tsx";
import type { ModelSummary } from "./models.server.ts";

export interface ModelHeaderProps {
  /** Its name has the post between its halves: MOD|ONE. */
  readonly model: Pick<ModelSummary, "name" | "measures" | "pricePerMetre">;
  readonly tagline: string;
  /** The page's lead picture; it is loaded first. */
  readonly image?: Resolved<PictureContent>;
}

/** Top of a model's pages: its name, with the post drawn as the steel column, tagline and price, and a lead picture. */
export function ModelHeader({ model, tagline, image }: ModelHeaderProps) {
  return (
    <div className="model-header">
      <div className="model-header__words">
        <h1 className="model-header__name">
          <ModelName name={model.name} postClass="model-header__post" />
        </h1>
        <div className="model-header__side">
          <p className="model-header__tagline">{tagline}</p>
          <ModelPrice model={model} />
        </div>
      </div>
      {image && <Picture {...image} slot="lead" className="model-header__image" priority />}
    </div>
  );
}
