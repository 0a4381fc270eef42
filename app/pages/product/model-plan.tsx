import { useId } from "react";
import { useTranslation } from "react-i18next";
import { ActionLink } from "#app/components/action-link/action-link.tsx";
import { DownloadLink } from "#app/components/download/download.tsx";
import { Disclosure } from "#app/components/questions/disclosure.tsx";
import { FloorPlan } from "#app/floor-plan/components/floor-plan.tsx";
import { PlanSentences } from "#app/floor-plan/components/plan-sentences.tsx";
import { useFormats } from "#app/i18n/use-formats.ts";
import { Picture } from "#app/pictures/picture.tsx";
import type { CatalogueFile } from "#app/site/catalogue-files.server.ts";
import type { ProductPlan } from "./product-page.server.ts";

export interface ModelPlanProps extends ProductPlan {
  /** The first plan of a model comes with its words unfolded. */
  readonly isFirst: boolean;
  /** The PDF with the same plan to scale. */
  readonly sheet: CatalogueFile;
}

/**
 * A floor plan, and its cutaway picture beside the plan in words: the list of rooms with their areas and the sum, and
 * everything else that the drawing shows.
 */
export function ModelPlan({
  title,
  note,
  cutaway,
  rooms,
  usableArea,
  words,
  drawing,
  isFirst,
  sheet,
  designer,
  model,
}: ModelPlanProps) {
  const { t } = useTranslation();
  const { squareMetres } = useFormats();
  const titleId = useId();
  // A room whose name does not fit has a number in the drawing, on wide windows too.
  const numbered = drawing.labels.some(({ lines }) => lines === 0);
  return (
    <div className="model-plan">
      <h3 className="model-plan__title" id={titleId}>
        {title}
      </h3>
      <div className="model-plan__drawing">
        <FloorPlan drawing={drawing} title={title} hint={t("plan.inWords")} rooms={rooms} />
      </div>
      <div className="model-plan__foot">
        <p className="caption">{note}</p>
        <p className="model-plan__links not-printed">
          <ActionLink {...designer} />
          <DownloadLink file={sheet}>{t("download.sheet")}</DownloadLink>
        </p>
      </div>
      <div className="model-plan__cutaway not-printed">
        <Picture {...cutaway} slot="plan" />
        <ActionLink {...model} />
      </div>
      <div className="model-plan__words">
        <Disclosure summary={t("product.planInWords")} look="question" isOpen={isFirst}>
          <ol
            className={numbered ? "model-plan__rooms model-plan__rooms--numbered" : "model-plan__rooms"}
            aria-labelledby={titleId}
          >
            {rooms.map(({ id, name, area, text }, index) => (
              <li className="model-plan__room" key={id}>
                {/* Screen readers number the list themselves. */}
                <span className="model-plan__number" aria-hidden="true">
                  {index + 1}
                </span>
                <span className="model-plan__name type-h4">{name}</span>{" "}
                <span className="model-plan__area">{squareMetres(area)}</span>
                {text && <p className="model-plan__text card-text">{text}</p>}
              </li>
            ))}
          </ol>
          <p className="model-plan__sum">{t("product.usableSum", { area: { squareMetres: usableArea } })}</p>
        </Disclosure>
        <Disclosure summary={words.title} look="question">
          <PlanSentences note={words.note} rooms={rooms} />
        </Disclosure>
      </div>
    </div>
  );
}
