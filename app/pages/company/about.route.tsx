import { CallToAction } from "#app/components/call-to-action/call-to-action.tsx";
import { CardSection } from "#app/components/cards/card-section.tsx";
import { PageHeader } from "#app/components/headers/page-header.tsx";
import { SplitText } from "#app/components/split-text/split-text.tsx";
import { currentPage } from "#app/pages/current-page.server.ts";
import { getFixedPage } from "#app/pages/fixed-page.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import stylesheet from "#app/styles/sheets/company.scss?url";
import type { Route } from "./+types/about.route";

export const meta = pageMeta;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export function loader(args: Route.LoaderArgs) {
  return getFixedPage("about", currentPage(args));
}

export default function AboutPage({ loaderData: { page, body } }: Route.ComponentProps) {
  const { eyebrow, heading, intro, image, values, cta } = page;
  return (
    <>
      <PageHeader eyebrow={eyebrow} heading={heading} intro={intro} image={image} />
      {body && <SplitText body={body} />}
      <CardSection {...values} columns={3} />
      <CallToAction {...cta} />
    </>
  );
}
