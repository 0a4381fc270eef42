import type { Plugin } from "vite";
import { ContentError } from "#app/content/content-error.ts";
import { isOriginal } from "#app/i18n/original-text.ts";
import { markedPageName } from "#app/site/page-name.server.ts";
import { openProject, type Site } from "#app/site/site.server.ts";

const name = "virtual:assistant";

/**
 * Offers to the panel of the assistant what it shows of the content: `import { pageNames } from "virtual:assistant"`. It
 * comes with the panel, so that pages do not carry it. While the site is written, a page that cannot be read has no name.
 */
export function assistantContent(): Plugin {
  let root = "";
  let developing = false;
  return {
    name: "assistant-content",
    configResolved(config) {
      root = config.root;
      developing = config.command === "serve";
    },
    resolveId: { filter: { id: /^virtual:assistant$/ }, handler: () => `\0${name}` },
    load: {
      filter: { id: /^\0virtual:assistant$/ },
      handler: () => assistantModule(openProject(root, { developing }), { developing }),
    },
  };
}

/** Returns the code of the module: all of the content that is bundled. */
export function assistantModule(site: Site, { developing = false } = {}): string {
  return [
    `export const pageNames = ${JSON.stringify(namesByPath(site, developing))};`,
    `export const starters = ${JSON.stringify(startersByLocale(site))};`,
  ].join("\n");
}

function namesByPath({ paths, edition }: Site, developing: boolean): Record<string, string> {
  return Object.fromEntries(
    paths.all().flatMap((page): [string, string][] => {
      try {
        return [[page.path, markedPageName(edition(page.locale), page)]];
      } catch (error) {
        if (developing && error instanceof ContentError) return [];
        throw error;
      }
    }),
  );
}

function startersByLocale({ locales, edition }: Site): Record<string, readonly string[]> {
  return Object.fromEntries(
    locales.names().map((locale) => {
      const [assistant] = edition(locale).content.entries("assistant");
      // In another language than that of the page, they would be answered worse than what visitors think of themselves.
      return [locale, (assistant?.data.starters ?? []).filter((starter) => !isOriginal(starter))];
    }),
  );
}
