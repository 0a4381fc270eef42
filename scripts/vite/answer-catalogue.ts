import type { Connect } from "vite";
import { openSite, type Site } from "#app/site/site.server.ts";
import { cachedPdf } from "#scripts/catalogue/catalogue-cache.ts";
import { makeCatalogues } from "#scripts/catalogue/make-catalogues.ts";
import { sendFile } from "#scripts/serve/send-file.ts";

/**
 * Returns what serves the catalogue of a project while developing: it is made when somebody asks for it, of the content as
 * it is then.
 */
export function answerCatalogue(root: string): Connect.NextHandleFunction {
  // One at a time: a second request waits for what the first one makes.
  let last: Promise<unknown> = Promise.resolve();
  return async (request, response, next) => {
    const path = requestedPdf(request.url);
    if (path === undefined) return next();
    try {
      const site = openSite(root, { developing: true });
      if (!isCatalogue(site, path)) return next();
      const making = last.then(() => makeCatalogues(site));
      last = making.catch(() => undefined);
      const { list } = await making;
      const made = list[path];
      if (!made) return next();
      response.setHeader("Cache-Control", "no-cache");
      sendFile(request, response, cachedPdf(root, made.file));
    } catch (error) {
      // A letter that cannot be set, a picture that is missing, half-written settings: the server shows why.
      next(error);
    }
  };
}

function requestedPdf(url = ""): string | undefined {
  const path = url.replace(/\?.*/s, "");
  return path.endsWith(".pdf") ? path : undefined;
}

function isCatalogue(site: Site, path: string): boolean {
  return site.locales.names().some((locale) => {
    const models = site.edition(locale).content.entries("models");
    return [undefined, ...models.map(({ slug }) => slug)].some((slug) => site.paths.catalogue(locale, slug) === path);
  });
}
