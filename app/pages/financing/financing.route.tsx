import { PageHeader } from "#app/components/page-header/page-header.tsx";
import { SplitText } from "#app/components/split-text/split-text.tsx";
import { currentPage } from "#app/pages/current-page.server.ts";
import { getFixedPage } from "#app/pages/fixed-page.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/financing.route";
import { FinancingCards } from "./financing-cards.tsx";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  return getFixedPage("financing", currentPage(args));
}

export default function FinancingPage({ loaderData: { page, body } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader eyebrow={page.eyebrow} heading={page.heading} intro={page.intro} />
      <FinancingCards cards={page.cards} moreLabel={page.moreLabel} />
      {body && <SplitText body={body} />}
    </>
  );
}
