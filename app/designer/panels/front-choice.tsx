import { useTranslation } from "react-i18next";
import { FigureField } from "#app/designer/plan-editor/figure-field.tsx";
import { useDesigner } from "#app/designer/tool/use-designer.ts";
import { WordChoice } from "#app/designer/tool/word-choice.tsx";
import { capitalise } from "#app/text/capitalise.ts";
import { Compass } from "./compass.tsx";
import { bearingOf, directions, parseBearing } from "./directions.ts";

/** The direction that the front faces: one of eight, or a bearing in degrees. */
export function FrontChoice({ onChoose }: { readonly onChoose: (front: number) => void }) {
  const { t, i18n } = useTranslation();
  const { front } = useDesigner().design;
  return (
    <div className="designer-front">
      <Compass />
      <div className="designer-front__choice">
        <WordChoice
          legend={t("designerTool.sun.front")}
          hasTitle
          options={directions.map((key) => ({
            key,
            name: capitalise(t(`designerTool.sun.directions.${key}`), i18n.language),
          }))}
          chosen={directions.find((direction) => bearingOf(direction) === front)}
          onChoose={(direction) => onChoose(bearingOf(direction))}
        />
        <FigureField
          label={t("designerTool.sun.bearing")}
          figure={String(front)}
          parse={parseBearing}
          error={t("designerTool.sun.notBearing")}
          onChange={onChoose}
        />
      </div>
    </div>
  );
}
