import { useId } from "react";
import { useTranslation } from "react-i18next";
import { ActionLink } from "#app/components/action-link/action-link.tsx";
import { PlanOutline } from "#app/floor-plan/components/plan-outline.tsx";
import type { HomeData } from "./home.server.ts";

type DesignerBannerProps = HomeData["page"]["designer"] & Pick<HomeData, "plan">;

/** The dark band that leads to the 3D designer, with a plan in light lines. */
export function DesignerBanner({ title, text, action, plan }: DesignerBannerProps) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <section className="designer-banner" aria-labelledby={titleId}>
      <div className="designer-banner__words page">
        <p className="designer-banner__label type-label">{t("home.designer")}</p>
        <h2 id={titleId}>{title}</h2>
        <p className="type-lead measure-narrow">{text}</p>
        <p>
          <ActionLink {...action} look="button" />
        </p>
      </div>
      <div className="designer-banner__plan page">
        <PlanOutline drawing={plan} />
      </div>
    </section>
  );
}
