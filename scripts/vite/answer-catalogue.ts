import type { Connect } from "vite";
import { openSite } from "#app/site/site.server.ts";
import { listCatalogues } from "#scripts/catalogue/make-catalogues.ts";

/**
 * Returns the middleware that serves a project's catalogue while developing. It is made on request from the current
 * content.
 */
export function answerCatalogue(root: string): Connect.NextHandleFunction {
  return async ({ url = "" }, response, next) => {
    const path = url.replace(/\?.*/s, "");
    if (!path.endsWith(".pdf")) return next();
    try {
      const pdfs = await listCatalogues(openSite(root, { developing: true }));
      const asked = pdfs.find((pdf) => pdf.path === path);
      if (!asked) return next();
      const bytes = await asked.render();
      response.setHeader("Content-Type", "application/pdf");
      response.setHeader("Cache-Control", "no-cache");
      response.end(bytes);
    } catch (error) {
      // A letter that the typeface lacks, a missing picture, half-written settings: the server shows the reason.
      next(error);
    }
  };
}
