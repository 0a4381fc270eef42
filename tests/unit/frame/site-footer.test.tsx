import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { getShell } from "#app/frame/shell.server.ts";
import { SiteFooter } from "#app/frame/site-footer/site-footer.tsx";
import { fixture } from "#tests/site/fixture-site.ts";

test("the social networks have a title only if there are any", () => {
  const i18n = fixture.locales.i18n("es");
  const shell = getShell(fixture);
  const footer = (social: typeof shell.social) =>
    renderToStaticMarkup(
      <I18nextProvider i18n={i18n}>
        <MemoryRouter>
          <SiteFooter shell={{ ...shell, social }} />
        </MemoryRouter>
      </I18nextProvider>,
    );
  const title = `${i18n.t("footer.social")}</h2>`;
  expect(footer(shell.social)).toContain(title);
  expect(footer([])).not.toContain(title);
});
