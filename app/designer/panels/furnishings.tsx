import { useTranslation } from "react-i18next";
import { furnishDesign, resetPieces } from "#app/designer/design/edit-pieces.ts";
import { useDesigner } from "#app/designer/tool/use-designer.ts";

/** Furniture for a use, that of the plan, or none: each one step that can be undone. */
export function Furnishings() {
  const { t } = useTranslation();
  const { data, plan, design, change } = useDesigner();
  const sets = data.sets.filter((set) => set.model === design.model && set.plan === plan.id);
  const choices = sets.map(({ use, furniture }) => ({
    key: use as string,
    name: t(`furnishing.uses.${use}`),
    said: t("designerTool.furnished", { use: t(`furnishing.uses.${use}`) }),
    furnished: furnishDesign(design, furniture, plan),
  }));
  const others = [
    {
      key: "reset",
      name: t("designerTool.reset"),
      said: t("designerTool.resetDone"),
      furnished: resetPieces(design, plan),
    },
    {
      key: "empty",
      name: t("designerTool.empty"),
      said: t("designerTool.emptied"),
      furnished: furnishDesign(design, [], plan),
    },
  ];
  return (
    <div className="designer-furnishings">
      {choices.length > 0 && (
        <fieldset className="designer-chips">
          <legend className="designer-chips__title type-label">{t("designerTool.furnishFor")}</legend>
          {choices.map(({ key, name, said, furnished }) => (
            <button
              className="designer-chips__chip"
              type="button"
              aria-pressed={furnished === design}
              onClick={() => furnished !== design && change(() => furnished, said)}
              key={key}
            >
              {name}
            </button>
          ))}
        </fieldset>
      )}
      <div className="designer-furnishings__others">
        {others.map(({ key, name, said, furnished }) => (
          <button
            className="designer-action"
            type="button"
            aria-disabled={furnished === design}
            onClick={() => furnished !== design && change(() => furnished, said)}
            key={key}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
