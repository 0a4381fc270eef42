import { Figure } from "#app/components/figure/figure.tsx";
import { SplitText } from "#app/components/split-text/split-text.tsx";
import { PlanOutline } from "#app/floor-plan/components/plan-outline.tsx";
import { currentPage } from "#app/pages/current-page.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import stylesheet from "#app/styles/sheets/designer.scss?url";
import type { Route } from "./+types/designer.route";
import { getDesignerPage } from "./designer.server.ts";
import { Newsletter } from "./newsletter.tsx";

export const meta = pageMeta;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export function loader(args: Route.LoaderArgs) {
  return getDesignerPage(currentPage(args));
}

export default function DesignerPage({ loaderData: { page, body, email, plan } }: Route.ComponentProps) {
  const { heading, intro, image, newsletter } = page;
  return (
    <>
      <div className="designer-header split split--five">
        <div className="designer-header__words">
          <h1 className="designer-header__heading">{heading}</h1>
          <p className="designer-header__intro">{intro}</p>
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
