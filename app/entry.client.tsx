import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { HydratedRouter } from "react-router/dom";
import { createPageI18n } from "#app/frame/start/create-page-i18n.ts";
import { ignoreSkippedTransitions } from "#app/frame/start/ignore-skipped-transitions.ts";
import { installTrustedTypes } from "#app/frame/start/install-trusted-types.ts";
import { retryFailedStyles } from "#app/frame/start/retry-failed-styles.ts";
import { TakeOver } from "#app/frame/start/take-over.tsx";
import { loadStrings } from "#app/i18n/load-strings.ts";

installTrustedTypes();
ignoreSkippedTransitions();
retryFailedStyles();
const i18n = await createPageI18n(() => loadStrings(window.location.pathname));

const { dataset } = document.documentElement;
const { pathname, search, hash } = window.location;
/** A capital letter of a path that belongs neither to a language, `/pt-BR/`, nor to a code, `%C3`. */
const capital = /^(?!\/[a-z]+-[A-Z]+\/)(?:%..|[^%A-Z])*[A-Z]/;

const page = (
  <StrictMode>
    <I18nextProvider i18n={i18n}>
      <TakeOver>
        <HydratedRouter />
      </TakeOver>
    </I18nextProvider>
  </StrictMode>
);

// A host does not know «/Contacto»; the router takes it for «/contacto», whose data this document does not have.
if (dataset.misplacedAt !== undefined && capital.test(pathname)) {
  window.location.replace(pathname.toLowerCase() + search + hash);
} else {
  startTransition(() => {
    // A static host answers every unknown path with the one 404.html. If the router knows better (an unknown
    // post, another language), the document belongs to another path: it is rendered again instead of hydrated.
    if (dataset.misplaced === undefined) hydrateRoot(document, page);
    else createRoot(document).render(page);
  });
}
