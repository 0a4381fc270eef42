import { Figure } from "#app/components/figure/figure.tsx";
import { SplitHeader } from "#app/components/split-header/split-header.tsx";
import { SplitText } from "#app/components/split-text/split-text.tsx";
import { PlanOutline } from "#app/floor-plan/components/plan-outline.tsx";
import { currentPage } from "#app/pages/current-page.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/designer.route";
import { getDesignerPage } from "./designer.server.ts";
import { Newsletter } from "./newsletter.tsx";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  return getDesignerPage(currentPage(args));
}

export default function DesignerPage({ loaderData: { page, body, email, plan } }: Route.ComponentProps) {
  const { eyebrow, heading, intro, image, newsletter } = page;
  return (
    <>
      <SplitHeader
        eyebrow={eyebrow}
        heading={heading}
        intro={intro}
        surface="ink"
        aside={<PlanOutline drawing={plan} />}
      >
        <Newsletter {...newsletter} email={email} />
      </SplitHeader>
      {body && <SplitText body={body} />}
      <Figure picture={image} shape="lead" priority={false} />
    </>
  );
}
