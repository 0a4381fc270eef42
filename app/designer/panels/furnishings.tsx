import { useTranslation } from "react-i18next";
import { type Design, isSameDesign } from "#app/designer/design/design.ts";
import { furnishDesign, resetPieces } from "#app/designer/design/edit-pieces.ts";
import { Action } from "#app/designer/tool/action.tsx";
import { useDesigner } from "#app/designer/tool/use-designer.ts";

/** Furniture for a use, that of the plan, or none: each one step that can be undone. */
export function Furnishings() {
  const { t } = useTranslation();
  const { data, plan, design, change } = useDesigner();
  const step = (name: string, said: string, furnished: Design) => {
    const isNow = isSameDesign(furnished, design);
    return { name, isNow, onClick: () => !isNow && change(() => furnished, said) };
  };
  const sets = data.sets
    .filter((set) => set.model === design.model && set.plan === plan.id)
    .map(({ use, furniture }) => {
      const name = t(`furnishing.uses.${use}`);
      return step(name, t("designerTool.furnished", { use: name }), furnishDesign(design, furniture, plan));
    });
  const others = [
    step(t("designerTool.reset"), t("designerTool.resetDone"), resetPieces(design, plan)),
    step(t("designerTool.empty"), t("designerTool.emptied"), furnishDesign(design, [], plan)),
  ];
  return (
    <div className="designer-furnishings">
      {sets.length > 0 && (
        <fieldset className="designer-chips">
          <legend className="designer-chips__title type-label">{t("designerTool.furnishFor")}</legend>
          {sets.map(({ name, isNow, onClick }) => (
            <button className="designer-chips__chip" type="button" aria-pressed={isNow} onClick={onClick} key={name}>
              {name}
            </button>
          ))}
        </fieldset>
      )}
      <div className="designer-furnishings__others">
        {others.map(({ name, isNow, onClick }) => (
          <Action aria-disabled={isNow} onClick={onClick} key={name}>
            {name}
          </Action>
        ))}
      </div>
    </div>
  );
}
