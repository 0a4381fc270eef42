import { useTranslation } from "react-i18next";
import { TextHeader } from "#app/components/headers/text-header.tsx";
import { LongText } from "#app/components/long-text/long-text.tsx";
import { loadPage } from "#app/pages/shared/load-page.server.ts";
import "./styles.scss";
import type { Route } from "./+types/legal.route";
import { getLegalPage } from "./legal.server.ts";

export const loader = loadPage(getLegalPage);

export default function LegalPage({ loaderData: { title, updated, body } }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <>
      <TextHeader heading={title}>{updated && <p>{t("legal.updated", { month: { month: updated } })}</p>}</TextHeader>
      {body && <LongText body={body} contents={{ label: t("legal.contents"), where: "everywhere" }} />}
    </>
  );
}
