import { expect, onTestFinished, test, vi } from "vitest";
import { createPageI18n } from "#app/frame/start/create-page-i18n.ts";
import { markOriginal } from "#app/i18n/original-text.ts";

/** Returns the window of a built page in several languages, with what its scripts have brought. */
function openWindow(brought?: unknown[]): { siteStrings?: { push(strings: unknown): unknown } } {
  const opened = { siteStrings: brought };
  vi.stubEnv("DEV", false);
  vi.stubEnv("SITE_LANGUAGES", "es,ca,en");
  vi.stubGlobal("window", opened);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });
  return opened;
}

const file = (own: object, missing: object = {}) => vi.fn(async () => ({ default: { own, missing } }));

test("the page speaks with the strings that its scripts have brought, in the language of its path", async () => {
  const spanish = file({ nav: { blog: "Blog" } });
  openWindow([
    { es: spanish, ca: file({ nav: { blog: "Bloc" } }) },
    { es: spanish, ca: file({ story: { next: "Més" } }, { story: { model: markOriginal("El modelo") } }) },
  ]);
  const i18n = await createPageI18n("/ca/bloc");
  expect([i18n.language, i18n.t("nav.blog"), i18n.t("story.next")]).toEqual(["ca", "Bloc", "Més"]);
  expect(i18n.t("story.model")).toBe(markOriginal("El modelo"));
  expect(spanish).not.toHaveBeenCalled();
});

test.each([
  ["/", "es"],
  ["/contacto", "es"],
  ["/zz/contacto", "es"],
  ["/en", "en"],
])("the language of %s is %s", async (path, locale) => {
  openWindow();
  expect((await createPageI18n(path)).language).toBe(locale);
});

test("a script that comes later waits until its strings are there, and fails where they cannot be loaded", async () => {
  const opened = openWindow([{ es: file({ nav: { blog: "Blog", about: "Nosotros" } }) }]);
  const i18n = await createPageI18n("/contacto");
  const pushed = opened.siteStrings?.push({ es: file({ nav: { skip: "Saltar" } }) });
  expect(() => i18n.t("nav.skip")).toThrow("nav.skip");
  await pushed;
  expect([i18n.t("nav.skip"), i18n.t("nav.blog")]).toEqual(["Saltar", "Blog"]);
  // A language that needs none of its own, and one of a script without any.
  await opened.siteStrings?.push({ ca: file({}) });
  await expect(opened.siteStrings?.push({ es: () => Promise.reject(new TypeError("no network")) })).rejects.toThrow(
    "no network",
  );
});

test("strings that cannot be loaded at the start are asked for again by the next act", async () => {
  const events = new EventTarget();
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  const shown = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => shown.mockRestore());
  const load = file({ nav: { blog: "Blog" } }).mockRejectedValueOnce(new TypeError("no network"));
  openWindow([{ es: load }]);
  const created = createPageI18n("/");
  await vi.waitFor(() => expect(shown).toHaveBeenCalledOnce());
  await new Promise((resolve) => setImmediate(resolve));
  events.dispatchEvent(new Event("keydown"));
  expect((await created).t("nav.blog")).toBe("Blog");
});
