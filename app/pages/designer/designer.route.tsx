import { ActionLink } from "#app/components/action-link/action-link.tsx";
import { PageHeader } from "#app/components/headers/page-header.tsx";
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
  const { heading, intro, firstVersion, newsletter, ways } = page;
  const { model, open, ...version } = firstVersion;
  return (
    <>
      <div className="designer-header">
        <PageHeader heading={heading} intro={intro} size="small" />
        <OpenDesigner words={{ ...opening, open }} model={model}>
          {(action) => <FirstVersion {...version} poster={poster} action={action} />}
        </OpenDesigner>
      </div>
      <Newsletter {...newsletter} email={email} />
      {body && (
        <SplitText body={body}>
          <ul className="designer-ways">
            {ways.map((way, index) => (
              <li key={index}>
                <ActionLink {...way} />
              </li>
            ))}
          </ul>
        </SplitText>
      )}
    </>
  );
}
