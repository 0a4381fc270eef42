import archivo from "@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Links, type LinksFunction, Outlet, Scripts, useLocation, useMatches } from "react-router";
import { Assistant } from "#app/assistant/assistant.tsx";
import { PriceTermsContext } from "#app/components/price/tax-phrase.tsx";
import { Breadcrumbs } from "#app/frame/breadcrumbs/breadcrumbs.tsx";
import { CookieNotice } from "#app/frame/cookie-notice/cookie-notice.tsx";
import { useCurrentSeo } from "#app/frame/current-seo.ts";
import { ErrorPage } from "#app/frame/error-page.tsx";
import { PageLanguage } from "#app/frame/languages/page-language.tsx";
import { LoadFailure } from "#app/frame/load-failure/load-failure.tsx";
import { notFoundKindOf, useMisplacedPattern } from "#app/frame/misplaced-document.tsx";
import { NavigationFocus } from "#app/frame/navigation-focus.tsx";
import { PageHead } from "#app/frame/page-head.tsx";
import { PrefetchOnIntent } from "#app/frame/prefetch/prefetch-on-intent.tsx";
import { Reveal } from "#app/frame/reveal/reveal.tsx";
import { getShell } from "#app/frame/shell.server.ts";
import { SiteFooter } from "#app/frame/site-footer/site-footer.tsx";
import { SiteHeader } from "#app/frame/site-header/site-header.tsx";
import { SkipLink } from "#app/frame/skip-link.tsx";
import { StructuredData } from "#app/frame/structured-data.tsx";
import { ToastRegion } from "#app/frame/toaster/toast-region.tsx";
import { TranslationNotice } from "#app/frame/translation-notice/translation-notice.tsx";
import { hasTranslations } from "#app/i18n/has-translations.ts";
import { defaultLocale, originalLanguageAttributes } from "#app/i18n/languages.ts";
import { localePrefix } from "#app/routing/paths.ts";
import { feedPath } from "#app/seo/feed-path.ts";
import { iconFiles, manifestName } from "#app/seo/icon-files.ts";
import { site } from "#app/site/current-site.server.ts";
import stylesheet from "#app/styles/main.scss?url";
import type { Route } from "./+types/root";

export const links: LinksFunction = () => [
  { rel: "preload", href: archivo, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "stylesheet", href: stylesheet },
  // Browsers that know SVG take the last one.
  { rel: "icon", href: `/${iconFiles.ico}`, sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: `/${iconFiles.apple}` },
];

export function loader() {
  return getShell(site);
}

/**
 * The frame never changes while a visitor navigates, and stays if the data of a page cannot be loaded. While
 * developing, it changes with the settings.
 */
export function shouldRevalidate() {
  return import.meta.env.DEV;
}

export function Layout({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation();
  const match = useMatches().at(-1);
  // About the document that the host sent; navigating afterwards does not change it.
  const [notFoundKind] = useState(() => notFoundKindOf(match));
  // Otherwise React would undo what the starter has written since, and the starter would hold every click again.
  const [begins] = useState(() => startsAtOnce(match?.handle));
  const misplacedAt = useMisplacedPattern(notFoundKind);
  const own = { lang: i18n.language, dir: t("language.direction") };
  const isUntranslated = useCurrentSeo()?.untranslated === "all";

  return (
    <html
      {...(hasTranslations && isUntranslated ? originalLanguageAttributes : own)}
      data-misplaced-at={misplacedAt}
      data-start={begins || undefined}
      // The inline starter writes to it.
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <PageHead />
        <Links />
        {/* The build writes it. */}
        {!import.meta.env.DEV && (
          <link rel="manifest" href={`${localePrefix(i18n.language, defaultLocale)}/${manifestName}`} />
        )}
        <link rel="alternate" type="application/atom+xml" title={t("feed.title")} href={feedPath(i18n.language)} />
      </head>
      <body>
        {children}
        {/* In a built document they wait for its load event: `app/frame/start/`. */}
        <Scripts />
      </body>
    </html>
  );
}

/** Whether a route module's `handle` says that its page shows little without scripts. */
function startsAtOnce(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "startsAtOnce" in handle;
}

export default function App({ loaderData: shell }: Route.ComponentProps) {
  // Otherwise pages of one kind would share their elements, and show the last page's pictures until theirs have loaded.
  const page = <Outlet key={useLocation().pathname} />;
  return (
    <PriceTermsContext value={shell.prices}>
      <StructuredData />
      <SkipLink />
      <SiteHeader shell={shell} />
      <main id="site-content" className="main" tabIndex={-1}>
        {hasTranslations && <TranslationNotice />}
        <Breadcrumbs />
        {hasTranslations ? <PageLanguage>{page}</PageLanguage> : page}
      </main>
      <SiteFooter shell={shell} />
      <CookieNotice />
      <LoadFailure contacts={shell} />
      <Assistant contacts={shell} />
      <ToastRegion />
      <NavigationFocus />
      <PrefetchOnIntent />
      <Reveal />
    </PriceTermsContext>
  );
}

/** Shown between a misplaced 404.html and the page that belongs there. */
export function HydrateFallback() {
  return null;
}

/**
 * Shown for errors of the frame itself, without the frame; errors of a page end in `pages/shared/page-boundary.route.tsx`.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main id="site-content" className="main">
      <ErrorPage error={error} />
    </main>
  );
}
