import { Figure } from "#app/components/figure/figure.tsx";
import { SplitText } from "#app/components/split-text/split-text.tsx";
import { PlanOutline } from "#app/floor-plan/components/plan-outline.tsx";
import { loadPage } from "#app/pages/load-page.server.ts";
import "#app/styles/sheets/designer.scss";
import type { Route } from "./+types/designer.route";
import { getDesignerPage } from "./designer.server.ts";
import { Newsletter } from "./newsletter.tsx";

export const loader = loadPage(getDesignerPage);

export default function DesignerPage({ loaderData: { page, body, email, plan } }: Route.ComponentProps) {
  const { heading, intro, image, newsletter } = page;
  return (
    <>
      <div className="designer-header page split split--five">
        <div className="designer-header__words">
          <h1 className="designer-header__heading type-h1-long">{heading}</h1>
          <p className="designer-header__intro type-lead measure-narrow">{intro}</p>
        </div>
        <div className="designer-header__plan">
          <PlanOutline drawing={plan} />
        </div>
      </div>
      <Newsletter {...newsletter} email={email} />
      {body && <SplitText body={body} />}
      <Figure picture={image} shape="lead" priority={false} />
    </>
  );
}
