import { useTranslation } from "react-i18next";
import { ActionLink } from "#app/components/action-link/action-link.tsx";
import { AxonometryDrawing } from "#app/designer/components/axonometry-drawing.tsx";
import type { DesignerData } from "#app/designer/data/designer-data.ts";
import { describeAxonometry } from "#app/designer/drawing/describe-axonometry.ts";
import { readDesign } from "#app/designer/tool/choose-design.ts";
import { heightOf } from "#app/floor-plan/furnishing/placed-piece.ts";
import "./sent-design.scss";

export interface SentDesignProps {
  readonly data: DesignerData;
  readonly fragment: string;
  /** The URL of the open design. */
  readonly href: string;
}

/** The drawing of a design that goes with a message; nothing for a fragment that cannot be read. */
export function SentDesign({ data, fragment, href }: SentDesignProps) {
  const { t } = useTranslation();
  const decoded = readDesign(data, fragment);
  if (!decoded.ok) return null;
  const { model: modelId, plan: planId, pieces } = decoded.design;
  const model = data.models.find(({ id }) => id === modelId);
  const plan = model?.plans.find(({ id }) => id === planId);
  if (!model || !plan) return null;
  const drawing = describeAxonometry(plan, pieces, (piece) => heightOf(piece, data.catalogue));
  return (
    <div className="sent-design">
      <h2 className="type-h3">{t("designerTool.draft.heading")}</h2>
      <AxonometryDrawing drawing={drawing} label={t("designerTool.drawing", { name: model.name })} />
      <p className="caption">{t("designerTool.draft.note")}</p>
      <ActionLink label={t("designerTool.draft.change")} href={href} />
    </div>
  );
}
