import { useTranslation } from "react-i18next";
import { type Contacts, ContactWays } from "#app/components/contact-ways/contact-ways.tsx";

/**
 * Tells visitors that the page's scripts could not be loaded, after a press that needs them and until the next one
 * tries again. It is in the built HTML, and styles show it when the inline starter marks the failure, because the
 * missing scripts cannot. It folds with `<details>`, which needs no script, so that it does not have to cover a form.
 */
export function LoadFailure({ contacts }: { readonly contacts: Contacts }) {
  const { t } = useTranslation();
  return (
    <div className="load-failure" role="alert">
      <details open>
        <summary className="load-failure__title type-button">{t("loadFailure.title")}</summary>
        <p>{t("loadFailure.text")}</p>
        <ContactWays contacts={contacts} />
      </details>
    </div>
  );
}
