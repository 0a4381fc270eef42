import { useTranslation } from "react-i18next";
import { TextHeader } from "#app/components/headers/text-header.tsx";
import { LongText } from "#app/components/long-text/long-text.tsx";
import { currentPage } from "#app/pages/current-page.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import stylesheet from "#app/styles/sheets/legal.scss?url";
import type { Route } from "./+types/legal.route";
import { getLegalPage } from "./legal.server.ts";

export const meta = pageMeta;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export function loader(args: Route.LoaderArgs) {
  return getLegalPage(currentPage(args));
}

export default function LegalPage({ loaderData: { title, updated, body } }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <>
      <TextHeader heading={title}>{updated && <p>{t("legal.updated", { month: { month: updated } })}</p>}</TextHeader>
      {body && <LongText body={body} contents={{ label: t("legal.contents"), where: "everywhere" }} />}
    </>
  );
}
