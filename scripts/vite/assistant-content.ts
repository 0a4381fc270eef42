import type { Plugin } from "vite";
import { ContentError } from "#app/content/content-error.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { pageName } from "#app/site/page-name.server.ts";
import { openSite, type Site } from "#app/site/site.server.ts";

const name = "virtual:assistant";

/** The module of one language: `\0virtual:assistant/ca`. */
const ofLocale = /^\0virtual:assistant\/(.+)$/;

/**
 * Offers the content that the assistant's panel shows: `import { pageNames } from "virtual:assistant"`. It is bundled
 * with the panel, so that pages do not load it; in a site of several languages the panel loads the file of the page's
 * language. While developing, a page that cannot be read has no name.
 */
export function assistantContent(): Plugin {
  let root = "";
  let developing = false;
  let opened: Site | undefined;
  /** Returns the current site. A build opens it once, for all languages. */
  function currentSite(): Site {
    if (developing || !opened) opened = openSite(root, { developing });
    return opened;
  }
  return {
    name: "assistant-content",
    configResolved(config) {
      root = config.root;
      developing = config.command === "serve";
    },
    resolveId: { filter: { id: /^virtual:assistant(?:\/.+)?$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:assistant(?:\/.+)?$/ },
      handler(id) {
        const site = currentSite();
        const [, locale] = ofLocale.exec(id) ?? [];
        return locale === undefined
          ? assistantModule(site, { developing })
          : localeModule(site, locale, { developing });
      },
    },
  };
}

/** Returns the code of the module: the content itself, or with several languages the code that loads it. */
export function assistantModule(site: Site, { developing = false } = {}): string {
  const locales = site.locales.names();
  if (locales.length === 1) return localeModule(site, defaultLocale, { developing });
  const loaders = locales.map(
    (locale) => `${JSON.stringify(locale)}: () => import(${JSON.stringify(`${name}/${locale}`)})`,
  );
  return [
    `const loaders = { ${loaders.join(", ")} };`,
    `const load = loaders[location.pathname.split("/")[1]] ?? loaders[${JSON.stringify(defaultLocale)}];`,
    "export const { pageNames, suggestedQuestions } = await load();",
  ].join("\n");
}

/** Returns the code of the module with the content of one language. */
export function localeModule(site: Site, locale: string, { developing = false } = {}): string {
  return [
    `export const pageNames = ${JSON.stringify(namesByPath(site, locale, developing))};`,
    `export const suggestedQuestions = ${JSON.stringify(suggestedQuestionsIn(site, locale))};`,
  ].join("\n");
}

function namesByPath({ paths, edition }: Site, locale: string, developing: boolean): Record<string, string> {
  const catalogue: [string, string] = [paths.catalogue(locale), edition(locale).t("catalogue.title")];
  return Object.fromEntries([
    catalogue,
    ...paths.all().flatMap((page): [string, string][] => {
      if (page.locale !== locale) return [];
      try {
        return [[page.path, pageName(edition(page.locale), page)]];
      } catch (error) {
        if (developing && error instanceof ContentError) return [];
        throw error;
      }
    }),
  ]);
}

function suggestedQuestionsIn({ edition }: Site, locale: string): string[] {
  const [assistant] = edition(locale).content.entries("assistant");
  // Untranslated suggestions are left out: the assistant answers them worse than visitors' own questions.
  return assistant && !assistant.untranslated ? assistant.data.suggestedQuestions : [];
}
