import { expect, onTestFinished, test, vi } from "vitest";
import { loadMessages } from "#app/i18n/load-messages.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

/** A fresh copy of the module, which remembers what it has read, in a folder of its own. */
async function localeFilesIn(files: Readonly<Record<string, string>>) {
  vi.resetModules();
  const cwd = vi.spyOn(process, "cwd").mockReturnValue(makeFolder(files));
  onTestFinished(() => cwd.mockRestore());
  return import("#app/i18n/locales.server.ts");
}

test("the languages are the files of locales/, the original first and the others by name", async () => {
  const { getLocales } = await localeFilesIn({
    "locales/ca.json": "{}",
    "locales/xx.json": "{}",
    "locales/de.json": "{}",
    "locales/es.json": "{}",
    "locales/LEEME.md": "# No es un idioma\n",
  });
  expect(getLocales()).toEqual(["es", "ca", "de", "xx"]);
});

test("a locale file may begin with a byte order mark and have Windows line ends", async () => {
  const { getMessages } = await localeFilesIn({ "locales/es.json": '\uFEFF{\r\n  "nav": { "blog": "Blog" }\r\n}\r\n' });
  expect(getMessages("es").nav.blog).toBe("Blog");
});

test("a locale file that is no JSON throws", async () => {
  const { getMessages } = await localeFilesIn({ "locales/es.json": '{ "nav": ' });
  expect(() => getMessages("es")).toThrow(SyntaxError);
});

test("the browser fetches the texts of the default language for addresses without a known prefix", async () => {
  for (const pathname of ["/", "/contacto", "/zz/contacto"]) {
    const { locale, messages } = await loadMessages(pathname);
    expect(locale).toBe("es");
    expect(messages.nav.blog).toBe("Blog");
  }
});
