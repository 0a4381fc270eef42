import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { usePaths } from "#app/routing/use-paths.ts";

/** Shown when a page cannot be rendered. Never shows the message of the error to visitors. */
export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const pathTo = usePaths();
  const heading = useRef<HTMLHeadingElement>(null);

  // The focused element is gone; screen readers continue from the heading.
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className="error-page page">
      <title>{t("error.title")}</title>
      <h1 ref={heading} tabIndex={-1}>
        {t("error.title")}
      </h1>
      <p className="type-lead measure">{t("error.text")}</p>
      <p className="error-page__actions">
        {/* A new document starts afresh, whatever has failed. The target says to prefetching that it is no router link. */}
        <button className="button" type="button" onClick={() => window.location.reload()}>
          {t("error.reload")}
        </button>
        <a className="button button--outline" href={pathTo("home")} target="_self">
          {t("error.home")}
        </a>
      </p>
      {/* While developing, a panel covers this page, and says what is wrong or shows the stack. */}
      {import.meta.env.DEV && (
        <pre className="error-page__details" hidden>
          {error instanceof Error ? error.stack : String(error)}
        </pre>
      )}
    </div>
  );
}
