import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { getShell } from "#app/frame/shell.server.ts";
import { footerNavigation } from "#app/frame/site-footer/footer-navigation.ts";
import { mainNavigation, shownItems } from "#app/frame/site-header/navigation.ts";
import { contentPolicy } from "#app/frame/start/content-policy.server.ts";
import { createPageI18n } from "#app/frame/start/create-page-i18n.ts";
import { installTrustedTypes } from "#app/frame/start/install-trusted-types.ts";
import { readSettings } from "#app/integrations/settings.ts";
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

function connectionsOf(values: Readonly<Record<string, string>>): string | undefined {
  return /connect-src ([^;]*)/.exec(contentPolicy([], readSettings(values, "")))?.[1];
}

test.each([
  [{}, "'self'"],
  [{ VITE_SUPABASE_URL: "https://abc.supabase.co/" }, "'self' https://abc.supabase.co"],
  [{ VITE_MAIL_URL: "https://api.emailjs.com" }, "'self' https://api.emailjs.com"],
  [{ VITE_SUPABASE_URL: "https://a.example", VITE_MAIL_URL: "https://a.example" }, "'self' https://a.example"],
])("with the settings %o pages may call %s", (values, connections) => {
  expect(connectionsOf(values)).toBe(connections);
});

type Rules = Parameters<NonNullable<typeof window.trustedTypes>["createPolicy"]>[1];

/** Returns the rules that the browser is given. */
function readRules(): Rules {
  const createPolicy = vi.fn();
  vi.stubGlobal("window", { trustedTypes: { createPolicy } });
  installTrustedTypes();
  return createPolicy.mock.calls[0]?.[1];
}

test.each([
  ["<script></script>", true],
  ['{"@type":"Product","name":"A \\u003c B"}', true],
  ['{"name":"</script><script>alert(1)</script>"}', false],
  ["<img src=x onerror=alert(1)>", false],
  ["<script>alert(1)</script>", false],
  ["", true],
])("%s becomes markup: %s", (text, isTrusted) => {
  expect(readRules().createHTML(text)).toBe(isTrusted ? text : null);
});

test("a browser without trusted types does without", () => {
  vi.stubGlobal("window", {});
  expect(installTrustedTypes).not.toThrow();
});

test("a failed download is repeated with the next act, and not before", async () => {
  const events = new EventTarget();
  const fail = vi.fn();
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("window", { pendingClicks: Object.assign([], { fail }) });
  const shown = vi.spyOn(console, "error").mockImplementation(() => {});
  const strings = { locale: "es", own: { here: "aquí" }, original: {} };
  const load = vi.fn().mockRejectedValueOnce(new TypeError("no network")).mockResolvedValue(strings);

  const loaded = createPageI18n(load);
  await vi.waitFor(() => expect(fail).toHaveBeenCalledOnce());
  await new Promise((resolve) => setImmediate(resolve));
  expect(load).toHaveBeenCalledOnce();
  expect(shown).toHaveBeenCalledWith("The strings of the page could not be loaded.", expect.any(TypeError));
  events.dispatchEvent(new Event("keydown"));
  expect((await loaded).getResource("es", "translation", "here")).toBe("aquí");
  expect(load).toHaveBeenCalledTimes(2);
  expect(fail).toHaveBeenCalledOnce();
});
