import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { MemoryRouter } from "react-router";
import { fixture } from "#tests/site/fixture-site.ts";

/** Returns the HTML of a part of a page, with the strings of the frozen site or others. */
export function markupOf(part: ReactNode, i18n = fixture.locales.i18n("es")): string {
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter>{part}</MemoryRouter>
    </I18nextProvider>,
  );
}
