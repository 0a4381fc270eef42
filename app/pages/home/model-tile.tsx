import { useTranslation } from "react-i18next";
import { ContentLink } from "#app/components/content-link/content-link.tsx";
import { Icon } from "#app/components/icon/icon.tsx";
import { Picture } from "#app/pictures/picture.tsx";
import type { HomeData } from "./home.server.ts";

export interface ModelTileProps {
  readonly card: HomeData["page"]["models"]["cards"][number];
  /** Its size and surface, or that it is bespoke, and its price; undefined if the tile does not lead to a model. */
  readonly figures: { readonly measures: string; readonly price: string } | undefined;
}

/**
 * A model as a picture with its name, its measures and its price over it. The name is the only link and covers the
 * tile.
 */
export function ModelTile({ card: { title, text, image, href, focus }, figures }: ModelTileProps) {
  const { t } = useTranslation();
  return (
    <div className="model-tile" style={focus && { "--focus-x": `${focus.x}%`, "--focus-y": `${focus.y}%` }}>
      <Picture {...image} slot="tile" className="model-tile__image" />
      <div className="model-tile__words">
        <div className="model-tile__line">
          <h3 className="model-tile__name">
            <ContentLink className="model-tile__link" href={href}>
              <span className="model-tile__growing">{title}</span>
            </ContentLink>
          </h3>
          {figures && <p className="model-tile__price type-h3">{figures.price}</p>}
        </div>
        {figures && <p className="model-tile__measures type-caption">{figures.measures}</p>}
        <div className="model-tile__more">
          <p className="model-tile__text type-card measure-narrow">{text}</p>
        </div>
        <p className="model-tile__cue link-arrow" aria-hidden="true">
          {t("home.seeModel", { name: title })}
          <Icon name="arrow" />
        </p>
      </div>
    </div>
  );
}
