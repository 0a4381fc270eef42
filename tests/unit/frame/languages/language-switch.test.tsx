import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { LanguageSwitch } from "#app/frame/languages/language-switch.tsx";
import type { Language } from "#app/i18n/languages.ts";
import { fixture } from "#tests/site/fixture-site.ts";

const languages: readonly Language[] = [
  { locale: "es", name: "Español", direction: "ltr" },
  { locale: "ar", name: "العربية", direction: "rtl" },
];

/** Returns the markup of the switch on a page with this head. */
function renderOn(seo: object): string {
  const element = (
    <I18nextProvider i18n={fixture.locales.i18n("es")}>
      <LanguageSwitch languages={languages} className="languages" />
    </I18nextProvider>
  );
  const router = createMemoryRouter([{ id: "page", path: "/", element, loader: () => null }], {
    hydrationData: { loaderData: { page: { seo } } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test("leads to the home page of a language where the page has no path of its own", () => {
  const html = renderOn({ alternates: [] });
  expect(html).toContain('href="/"');
  expect(html).toContain('href="/ar"');
});
