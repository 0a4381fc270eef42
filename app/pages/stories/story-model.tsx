import { useTranslation } from "react-i18next";
import { ActionLink } from "#app/components/action-link/action-link.tsx";
import { TaxNote } from "#app/components/price/tax-phrase.tsx";
import { Section } from "#app/components/section/section.tsx";
import { ScaleDrawing } from "#app/floor-plan/components/scale-drawing.tsx";
import type { StoryModelData } from "./stories.server.ts";

/** The model of a story, drawn from its measures, because the story's pictures show it already. */
export function StoryModel({ model }: { model: StoryModelData }) {
  const { t } = useTranslation();
  const { measures } = model;
  return (
    <Section title={t("story.model")} surface="sand" layout="aside">
      <div>
        <div className="story-model__drawing">
          <ScaleDrawing elevation={model.elevation} alt={model.drawingAlt} isExample={!measures} />
        </div>
        <p className="story-model__name">
          <ActionLink label={model.name} href={model.href} className="story-model__link" />
        </p>
        <p className="story-model__figures">
          {measures ? (
            <>
              {t("model.figures", {
                dimensions: { dimensions: [measures.length, measures.width] },
                surface: { squareMetres: measures.surface },
                price: { euros: measures.price },
              })}{" "}
              <TaxNote />
            </>
          ) : (
            t("model.bespoke")
          )}
        </p>
      </div>
    </Section>
  );
}
