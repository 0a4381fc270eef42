import archivo from "@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Links, type LinksFunction, Meta, Outlet, Scripts, type UIMatch, useMatches } from "react-router";
import { Assistant } from "#app/assistant/assistant.tsx";
import { VatContext } from "#app/components/price/tax-phrase.tsx";
import { CookieNotice } from "#app/frame/cookie-notice/cookie-notice.tsx";
import { ErrorPage } from "#app/frame/error-page.tsx";
import { MisplacedDocument, type NotFoundDocument } from "#app/frame/misplaced-document.tsx";
import { NavigationFocus } from "#app/frame/navigation-focus.tsx";
import { Reveal } from "#app/frame/reveal/reveal.tsx";
import { getShell } from "#app/frame/shell.server.ts";
import { SiteFooter } from "#app/frame/site-footer/site-footer.tsx";
import { SiteHeader } from "#app/frame/site-header/site-header.tsx";
import { SkipLink } from "#app/frame/skip-link.tsx";
import { ToastRegion } from "#app/frame/toaster/toast-region.tsx";
import { keyOfRoute } from "#app/routing/route-ids.ts";
import { site } from "#app/site/current-site.server.ts";
import stylesheet from "#app/styles/main.scss?url";
import type { Route } from "./+types/root";

export const links: LinksFunction = () => [
  { rel: "preload", href: archivo, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "stylesheet", href: stylesheet },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

export function loader() {
  return getShell(site);
}

/** The frame never changes while a visitor moves about; without this, each unknown path would ask for data. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation();
  const match = useMatches().at(-1);
  // Of the document that the browser got; moving about afterwards does not change what the host sent.
  const [notFoundKind] = useState(() => notFoundKindOf(match));

  return (
    <html lang={i18n.language} dir={t("language.direction")}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        {notFoundKind && <MisplacedDocument kind={notFoundKind} />}
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

/** Returns which page for unknown paths a document is, if it is one. */
function notFoundKindOf(match: UIMatch | undefined): NotFoundDocument | undefined {
  const key = keyOfRoute(match?.id ?? "");
  if (key === "unknown") return key;
  const data = match?.loaderData;
  const isMissing = typeof data === "object" && data !== null && "post" in data && data.post === null;
  return key === "post" && isMissing ? key : undefined;
}

export default function App({ loaderData: shell }: Route.ComponentProps) {
  return (
    <VatContext value={shell.vat}>
      <SkipLink />
      <SiteHeader shell={shell} />
      <main id="site-content" className="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter shell={shell} />
      <CookieNotice />
      <Assistant />
      <ToastRegion />
      <NavigationFocus />
      <Reveal />
    </VatContext>
  );
}

/** For the moment between a misplaced 404.html and the page that belongs there. */
export function HydrateFallback() {
  return null;
}

/**
 * For errors of the frame itself, which is therefore not there; those of a page end in `pages/page-boundary.route.tsx`.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main id="site-content" className="main">
      <ErrorPage error={error} />
    </main>
  );
}
