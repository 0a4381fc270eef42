import { Figure } from "#app/components/figure/figure.tsx";
import { SplitText } from "#app/components/split-text/split-text.tsx";
import { OpenDesigner } from "#app/designer/open/open-designer.tsx";
import { loadPage } from "#app/pages/shared/load-page.server.ts";
import "./styles.scss";
import type { Route } from "./+types/designer.route";
import { getDesignerPage } from "./designer.server.ts";
import { FirstVersion } from "./first-version.tsx";
import { Newsletter } from "./newsletter.tsx";

export const loader = loadPage(getDesignerPage);

export default function DesignerPage({ loaderData: { page, body, email, poster, opening } }: Route.ComponentProps) {
  const { heading, intro, image, firstVersion, newsletter } = page;
  const { model, open, ...version } = firstVersion;
  return (
    <>
      <div className="designer-header">
        <div className="designer-header__words page split split--seven">
          <h1 className="designer-header__heading type-h1-long">{heading}</h1>
          <p className="designer-header__intro measure">{intro}</p>
        </div>
        <OpenDesigner words={{ ...opening, open }} model={model}>
          {(action) => <FirstVersion {...version} poster={poster} action={action} />}
        </OpenDesigner>
      </div>
      <Newsletter {...newsletter} email={email} />
      {body && <SplitText body={body} />}
      <Figure picture={image} shape="lead" priority={false} />
    </>
  );
}
