import { Newsletter } from "#app/components/newsletter/newsletter.tsx";
import { PageHeader } from "#app/components/page-header/page-header.tsx";
import { SplitText } from "#app/components/split-text/split-text.tsx";
import { getDesignerPage } from "#app/content/queries/designer.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/designer";

export const meta = pageMeta;

export function loader({ url }: Route.LoaderArgs) {
  return getDesignerPage(url);
}

export default function DesignerPage({ loaderData: { page, body, email } }: Route.ComponentProps) {
  const { eyebrow, heading, intro, image, newsletter } = page;
  return (
    <>
      <PageHeader eyebrow={eyebrow} heading={heading} intro={intro} image={image} />
      <Newsletter {...newsletter} email={email} />
      {body && <SplitText body={body} />}
    </>
  );
}
