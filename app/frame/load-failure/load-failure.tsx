import { useTranslation } from "react-i18next";
import { type Contacts, ContactWays } from "#app/components/contact-ways/contact-ways.tsx";

/**
 * Answers a press whose scripts could not be loaded, until the next one tries again. The built HTML has it, and styles
 * show it where the inline starter says that they failed, because the scripts that are missing cannot show it. It folds
 * with `<details>`, which needs no script either, so that it need not cover a form.
 */
export function LoadFailure({ contacts }: { readonly contacts: Contacts }) {
  const { t } = useTranslation();
  return (
    <div className="load-failure" role="alert">
      <details open>
        <summary className="load-failure__title">{t("loadFailure.title")}</summary>
        <p>{t("loadFailure.text")}</p>
        <ContactWays contacts={contacts} />
      </details>
    </div>
  );
}
