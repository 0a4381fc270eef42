import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { HydratedRouter } from "react-router/dom";
import { createPageI18n } from "#app/frame/start/create-page-i18n.ts";
import { ignoreSkippedTransitions } from "#app/frame/start/ignore-skipped-transitions.ts";
import { installTrustedTypes } from "#app/frame/start/install-trusted-types.ts";
import { retryFailedStyles } from "#app/frame/start/retry-failed-styles.ts";
import { TakeOver } from "#app/frame/start/take-over.tsx";

installTrustedTypes();
ignoreSkippedTransitions();
retryFailedStyles();
const i18n = await createPageI18n(window.location.pathname);

const page = (
  <StrictMode>
    <I18nextProvider i18n={i18n}>
      <TakeOver>
        <HydratedRouter />
      </TakeOver>
    </I18nextProvider>
  </StrictMode>
);

startTransition(() => {
  // A static host answers every unknown path with the one 404.html. Where the router knows better (an unknown
  // post, another language), the document belongs to another path: it is rendered again instead of hydrated.
  if (document.documentElement.dataset.misplaced === undefined) hydrateRoot(document, page);
  else createRoot(document).render(page);
});
