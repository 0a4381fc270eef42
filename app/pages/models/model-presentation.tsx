import { useTranslation } from "react-i18next";
import { ActionLink } from "#app/components/action-link/action-link.tsx";
import { Section } from "#app/components/section/section.tsx";
import { ScaleDrawing } from "#app/floor-plan/components/scale-drawing.tsx";
import { CompositionDrawing } from "./compositions/composition-drawing.tsx";
import type { ModelPage } from "./model-page.server.ts";
import type { ScaledModel } from "./model-scale.server.ts";
import type { ModelSummary } from "./models.server.ts";
import { Paragraphs } from "./paragraphs.tsx";

export interface ModelPresentationProps
  extends Pick<ScaledModel, "elevation" | "drawingAlt">,
    Pick<ModelPage, "forms"> {
  readonly model: Pick<ModelSummary, "name" | "measures" | "productHref">;
  /** Paragraphs, separated by a blank line. */
  readonly text: string;
}

/** The description of a model and the link to its detailed page, beside its front to scale or below its possible forms. */
export function ModelPresentation({ model, text, forms, elevation, drawingAlt }: ModelPresentationProps) {
  const { t } = useTranslation();
  return (
    <Section>
      <div className="model-presentation split split--seven">
        {forms.length > 0 ? (
          <ul className="model-presentation__forms">
            {forms.map(({ name, composition }, index) => (
              <li className="caption" key={index}>
                <CompositionDrawing {...composition} />
                {name}
              </li>
            ))}
          </ul>
        ) : (
          <ScaleDrawing elevation={elevation} alt={drawingAlt} isExample={!model.measures} />
        )}
        <div>
          <Paragraphs text={text} lead />
          <p className="model-presentation__details">
            <ActionLink label={t("model.details", { name: model.name })} href={model.productHref} look="button" />
          </p>
        </div>
      </div>
    </Section>
  );
}
