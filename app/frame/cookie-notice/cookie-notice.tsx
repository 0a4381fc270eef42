import { useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { usePaths } from "#app/routing/use-paths.ts";
import { closeNotice, readNotice } from "./notice-memory.ts";

/**
 * The line at the foot of the window that says what the site stores. It is in the built HTML; styles hide it once it
 * was closed, and without scripts, because it could not be closed. Before the application has loaded, the inline
 * starter closes it.
 */
export function CookieNotice() {
  const { t } = useTranslation();
  const pathTo = usePaths();
  const notice = useRef<HTMLElement>(null);

  // Other elements at the foot of the window stay above it: `--banner` is its height.
  useLayoutEffect(() => {
    const { current } = notice;
    if (!current) return;
    readNotice();
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty("--banner", `${current.offsetHeight}px`));
    style.setProperty("--banner", `${current.offsetHeight}px`);
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty("--banner");
    };
  }, []);

  function close(): void {
    closeNotice();
    // The button that had the focus is gone.
    document.getElementById("site-content")?.focus({ preventScroll: true });
  }

  return (
    <section className="cookie-notice page needs-scripts not-printed" aria-label={t("cookieNotice.label")} ref={notice}>
      <p className="cookie-notice__text type-caption">
        {t("cookieNotice.text")}{" "}
        <Link viewTransition className="cookie-notice__link" to={pathTo("cookies")}>
          {t("cookieNotice.more")}
        </Link>
      </p>
      {/* The inline starter stores this value when the button is pressed, instead of holding the press. */}
      <button className="cookie-notice__close button button--outline" type="button" value="closed" onClick={close}>
        {t("cookieNotice.close")}
      </button>
    </section>
  );
}
