import { expect, test } from "vitest";
import { getShell } from "#app/frame/shell.server.ts";
import { SiteFooter } from "#app/frame/site-footer/site-footer.tsx";
import { fixture } from "#tests/site/fixture-site.ts";
import { markupOf } from "#tests/unit/markup-of.tsx";

test("the social networks have a title only if there are any", () => {
  const shell = getShell(fixture);
  const footer = (social: typeof shell.social) => markupOf(<SiteFooter shell={{ ...shell, social }} />);
  const title = `${fixture.locales.i18n("es").t("footer.social")}</h2>`;
  expect(footer(shell.social)).toContain(title);
  expect(footer([])).not.toContain(title);
});
