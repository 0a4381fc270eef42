import { expect, test } from "vitest";
import { siteLanguage, translatedLanguages } from "#scripts/translate/site-language.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

const site = () => makeFolder({ "locales/es.json": "{}", "locales/ca.json": "{}", "locales/pt-BR.json": "{}" });

test.each([
  ["ca", "ca"],
  ["CA", "ca"],
  ["pt-br", "pt-BR"],
])("«%s» is the language %s of the site", (word, locale) => {
  expect(siteLanguage(site(), word)).toBe(locale);
});

test.each([
  ["es", "El español («es») es el idioma original"],
  ["castellano", "El español («es») es el idioma original"],
  ["fr", "La web no está en francés («fr»): falta locales/fr.json. Lo crea «npm run i18n -- add fr»."],
  ["French", "Lo crea «npm run i18n -- add fr»."],
  ["catalán", "«catalán» no es el código de un idioma. El del catalán es «ca»: escríbelo así."],
  ["pt_BR", "El del portugués de Brasil es «pt-BR»"],
  [
    "/tmp/informe.html",
    "«/tmp/informe.html» no es el código de ningún idioma de la web. Escribe uno de estos: ca, pt-BR.",
  ],
])("«%s» is answered with what to write instead", (word, sentence) => {
  expect(() => siteLanguage(site(), word)).toThrow(sentence);
});

test("a site in Spanish alone has no language to name, and says how one is begun", () => {
  const spanish = makeFolder({ "locales/es.json": "{}" });
  expect(translatedLanguages(spanish)).toEqual([]);
  expect(() => siteLanguage(spanish, "-")).toThrow("npm run i18n -- add ca");
});
