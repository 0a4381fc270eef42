import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { HydratedRouter } from "react-router/dom";
import { loadPage } from "#app/frame/start/load-page.ts";
import { TakeOver } from "#app/frame/start/take-over.tsx";
import { untilLoaded } from "#app/frame/start/until-loaded.ts";
import { createI18n } from "#app/i18n/create-i18n.ts";
import { loadStrings } from "#app/i18n/load-strings.ts";

const [{ locale, strings }] = await Promise.all([
  untilLoaded("A script of the page", () => loadStrings(window.location.pathname)),
  loadPage(),
]);

const page = (
  <StrictMode>
    <I18nextProvider i18n={createI18n(locale, strings)}>
      <TakeOver>
        <HydratedRouter />
      </TakeOver>
    </I18nextProvider>
  </StrictMode>
);

startTransition(() => {
  // A static host answers every unknown path with the one 404.html. Where the router knows better (an unknown
  // post, another language), the document is not that of this path: it is rendered anew instead of hydrated.
  if (document.documentElement.dataset.misplaced === undefined) hydrateRoot(document, page);
  else createRoot(document).render(page);
});
