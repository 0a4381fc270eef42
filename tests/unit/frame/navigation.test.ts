import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { getShell } from "#app/frame/shell.server.ts";
import { footerNavigation } from "#app/frame/site-footer/footer-navigation.ts";
import { mainNavigation, shownItems } from "#app/frame/site-header/navigation.ts";
import { openSite } from "#app/site/site.server.ts";
import { fixtureRoot } from "#tests/site/fixture-site.ts";
import { copyFixtureSite, fixtureFile } from "#tests/unit/copy-fixture-site.ts";

const keysOf = (items: readonly { readonly key: string }[]) => items.map(({ key }) => key);

test("while there are no stories, menu and footer do not lead to them", () => {
  const folder = copyFixtureSite();
  rmSync(join(folder, "content", "es", "stories"), { recursive: true });
  const shell = getShell(openSite(folder));
  for (const items of [mainNavigation, footerNavigation]) {
    const others = keysOf(items).filter((key) => key !== "stories");
    expect(keysOf(shownItems(items, shell))).toEqual(others);
  }
});

test("the footer leads to further legal texts, in the language of the page", () => {
  expect(getShell(openSite(fixtureRoot)).legalTexts).toEqual([]);
  const folder = copyFixtureSite({
    "content/es/legal/devoluciones.md":
      "---\ntitle: Devoluciones de {{contacto.email}}\ndescription: Cómo se devuelve lo que no convence, y en qué plazo.\n---\n\nTexto.\n",
    "locales/xx.json": fixtureFile("locales/es.json"),
    "content/xx/legal/devoluciones.md": "---\ntitle: Zurück\n---\n\nText.\n",
  });
  const { email, legalTexts } = getShell(openSite(folder));
  expect(legalTexts).toEqual([
    { locale: "es", path: "/devoluciones", title: `Devoluciones de ${email}` },
    { locale: "xx", path: "/xx/devoluciones", title: "Zurück" },
  ]);
});

test("the year of the footer is that of the build, on the clocks of the site", () => {
  const yearAt = (now: string) => getShell(openSite(fixtureRoot, { now: new Date(now) })).year;
  expect(yearAt("2031-06-01T12:00:00Z")).toBe(2031);
  expect(yearAt("2031-12-31T23:30:00Z")).toBe(2032);
});
