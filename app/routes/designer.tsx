import { Figure } from "#app/components/figure/figure.tsx";
import { PlanOutline } from "#app/components/floor-plan/plan-outline.tsx";
import { Newsletter } from "#app/components/newsletter/newsletter.tsx";
import { SplitHeader } from "#app/components/split-header/split-header.tsx";
import { SplitText } from "#app/components/split-text/split-text.tsx";
import { getDesignerPage } from "#app/content/queries/designer.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/designer";

export const meta = pageMeta;

export function loader({ url }: Route.LoaderArgs) {
  return getDesignerPage(url);
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
      <Figure image={image} shape="lead" priority={false} />
    </>
  );
}
