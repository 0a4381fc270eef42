import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useMatches } from "react-router";
import { Icon } from "#app/components/icon/icon.tsx";
import { LanguageSwitch } from "#app/frame/languages/language-switch.tsx";
import type { Shell } from "#app/frame/shell.server.ts";
import { Wordmark } from "#app/frame/wordmark.tsx";
import { hasTranslations } from "#app/i18n/has-translations.ts";
import { useFormats } from "#app/i18n/use-formats.ts";
import { keyOfRoute } from "#app/routing/route-ids.ts";
import { usePaths } from "#app/routing/use-paths.ts";
import { telephoneHref } from "#app/text/telephone-href.ts";
import { mainNavigation, shownItems } from "./navigation.ts";

const menuId = "site-menu";

/**
 * The header of every page. On phones the menu is a popover, which opens and closes without scripts. Wide screens
 * show the same list inline. Languages are there only if there are several.
 */
export function SiteHeader({ shell }: { shell: Shell }) {
  const { t } = useTranslation();
  const { asWritten } = useFormats();
  const pathTo = usePaths();
  const hasSeveral = hasTranslations && shell.languages.length > 1;
  const { key: visit } = useLocation();
  const currentKey = keyOfRoute(useMatches().at(-1)?.id ?? "");
  const menu = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const shown = useRef(visit);

  // Before hydration the menu opens too, and the button that opened it still has the focus.
  useEffect(() => {
    const wasOpened = isOpen(menu.current);
    setPageInert(wasOpened);
    if (wasOpened && !menu.current?.contains(document.activeElement)) close.current?.focus();
  }, []);

  // A link changes the page without a reload, so the open menu has to be closed, but not by the hydration of the page.
  useEffect(() => {
    if (shown.current === visit) return;
    shown.current = visit;
    closeMenu(menu.current);
  }, [visit]);

  // A rotated phone may be wide enough for the inline list, which an open popover cannot show.
  useEffect(() => {
    const closeWhenWide = () => {
      if (!toggle.current?.checkVisibility()) closeMenu(menu.current);
    };
    window.addEventListener("resize", closeWhenWide);
    return () => window.removeEventListener("resize", closeWhenWide);
  }, []);

  return (
    <header className="site-header page">
      <Link
        viewTransition
        className="site-header__home"
        to={pathTo("home")}
        aria-label={t("nav.home", { brand: shell.brand })}
      >
        <Wordmark brand={shell.brand} />
      </Link>
      <button
        className="site-header__toggle not-printed"
        type="button"
        popoverTarget={menuId}
        aria-label={t("nav.menu")}
        ref={toggle}
      >
        <span className="site-header__bars" aria-hidden="true" />
      </button>
      <nav
        className="site-header__menu not-printed"
        id={menuId}
        popover="auto"
        aria-label={t("nav.main")}
        ref={menu}
        onBeforeToggle={({ newState }) => {
          setPageInert(newState === "open");
          // Browsers return it only from inside the menu, and Safari not at all after a press. If a link has closed
          // the menu, the page takes it next.
          if (newState === "closed") toggle.current?.focus({ preventScroll: true });
        }}
        // The button that opened it is behind it.
        onToggle={({ newState }) => {
          if (newState === "open") close.current?.focus();
        }}
      >
        <span className="site-header__mark" aria-hidden="true">
          <Wordmark brand={shell.brand} />
        </span>
        <button
          className="site-header__close"
          type="button"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          aria-label={t("nav.close")}
          ref={close}
        >
          <span className="site-header__cross" aria-hidden="true" />
        </button>
        <ul className="site-header__list">
          {shownItems(mainNavigation, shell).map(({ key, label, below = [] }) => (
            <li className="site-header__item" key={key}>
              <Link
                viewTransition
                className="site-header__link"
                to={pathTo(key)}
                aria-current={currentMark(
                  key === currentKey,
                  below.some((part) => part === currentKey),
                )}
              >
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
        {hasSeveral && <LanguageSwitch languages={shell.languages} className="site-header__languages" />}
        <Link viewTransition className="site-header__design button" to={pathTo("designer", { alias: "designer" })}>
          {t("nav.design")}
          <Icon name="arrow" />
        </Link>
        <p className="site-header__contact">
          <a href={telephoneHref(shell.telephone)}>{asWritten(shell.telephone)}</a>
          <a href={`mailto:${shell.email}`}>{shell.email}</a>
        </p>
      </nav>
    </header>
  );
}

/** Only the page itself is «page»; for a page below it, the entry is the current section. */
function currentMark(isPage: boolean, isBelow: boolean): "page" | "true" | undefined {
  if (isPage) return "page";
  return isBelow ? "true" : undefined;
}

/** Parts behind the open menu that the keyboard could still reach. */
const background =
  "main, .skip-link, .site-header__home, .site-header__toggle, .site-footer, .assistant, .cookie-notice";

/** Makes the page behind the menu inert, or usable again. */
function setPageInert(isInert: boolean): void {
  for (const element of document.querySelectorAll<HTMLElement>(background)) element.inert = isInert;
}

function isOpen(menu: HTMLElement | null): boolean {
  return menu?.matches(":popover-open") === true;
}

function closeMenu(menu: HTMLElement | null): void {
  if (isOpen(menu)) menu?.hidePopover();
}
