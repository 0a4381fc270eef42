import { useTranslation } from "react-i18next";
import { ActionLink } from "#app/components/action-link/action-link.tsx";
import { AxonometryDrawing } from "#app/designer/components/axonometry-drawing.tsx";
import { describeAxonometry } from "#app/designer/drawing/describe-axonometry.ts";
import type { Catalogue } from "#app/floor-plan/furnishing/catalogue-schema.ts";
import type { DesignDraft } from "./design-draft.ts";
import "./sent-design.scss";

export interface SentDesignProps {
  readonly design: DesignDraft;
  readonly catalogue: Catalogue;
  /** The URL of the open design. */
  readonly href: string;
}

/** The drawing of a design that goes with a message. */
export function SentDesign({ design: { model, plan, pieces }, catalogue, href }: SentDesignProps) {
  const { t } = useTranslation();
  const drawing = describeAxonometry(plan, pieces, catalogue);
  return (
    <div className="sent-design">
      <h2 className="type-h3">{t("designerTool.draft.heading")}</h2>
      <AxonometryDrawing drawing={drawing} label={t("designerTool.drawing", { name: model.name })} />
      <p className="caption">{t("designerTool.draft.note")}</p>
      <ActionLink label={t("designerTool.draft.change")} href={href} />
    </div>
  );
}
