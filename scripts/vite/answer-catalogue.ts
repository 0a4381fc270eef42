import type { Connect } from "vite";
import { openSite, type Site } from "#app/site/site.server.ts";
import { cachedPdf } from "#scripts/catalogue/catalogue-cache.ts";
import { makeCatalogues } from "#scripts/catalogue/make-catalogues.ts";
import { sendFile } from "#scripts/serve/send-file.ts";

/**
 * Returns the middleware that serves a project's catalogue while developing. It is made on request from the current
 * content.
 */
export function answerCatalogue(root: string): Connect.NextHandleFunction {
  // One at a time: a second request waits until the first is done.
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
      // A letter that the typeface lacks, a missing picture, half-written settings: the server shows the reason.
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
