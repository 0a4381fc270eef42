import { useTranslation } from "react-i18next";
import { Action } from "#app/designer/tool/action.tsx";
import { useDesigner } from "#app/designer/tool/use-designer.ts";

/** Degrees by which a press turns the model, and the factor by which it zooms. */
const turnStep = 15;
const zoomStep = 1.25;

/** Buttons that turn and zoom the model without a drag. */
export function LookSteps() {
  const { t } = useTranslation();
  const { viewer } = useDesigner().loadedViewer;
  const steps = [
    { key: "left", sign: "↺", press: () => viewer?.rig.turn(-turnStep) },
    { key: "right", sign: "↻", press: () => viewer?.rig.turn(turnStep) },
    { key: "nearer", sign: "+", press: () => viewer?.rig.zoom(zoomStep) },
    { key: "farther", sign: "−", press: () => viewer?.rig.zoom(1 / zoomStep) },
  ] as const;
  return (
    <div className="model-steps">
      {steps.map(({ key, sign, press }) => (
        <Action aria-label={t(`designerTool.model.steps.${key}`)} onClick={press} key={key}>
          <span aria-hidden="true">{sign}</span>
        </Action>
      ))}
    </div>
  );
}
