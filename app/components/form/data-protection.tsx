import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Disclosure } from "#app/components/questions/disclosure.tsx";
import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";
import type { DataProtectionContent } from "#app/content/schemas/data-protection.ts";
import { usePaths } from "#app/routing/use-paths.ts";

/** The notice on the data of a form, folded up below its two lines, with a link to the privacy policy. */
export function DataProtection({ title, entries }: Resolved<DataProtectionContent>) {
  const { t } = useTranslation();
  const pathTo = usePaths();
  return (
    <Disclosure summary={title} look="quiet">
      <dl className="data-protection caption">
        {entries.map(({ label, value }, index) => (
          <div key={index}>
            <dt className="data-protection__label">{label}</dt> <dd className="data-protection__value">{value}</dd>
          </div>
        ))}
        <div>
          <dt className="data-protection__label">{t("dataProtection.more")}</dt>{" "}
          <dd className="data-protection__value">
            <Link viewTransition to={pathTo("privacy")}>
              {t("footer.privacy")}
            </Link>
          </dd>
        </div>
      </dl>
    </Disclosure>
  );
}
