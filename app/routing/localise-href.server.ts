import { resolvePath, translatedPath } from "./all-paths.server.ts";

/**
 * Takes a link as it stands in the content and gives the address of that page in the language being built:
 * `/contacto?modelo=mod-one#formulario` → `/xx/kontakt?modelo=mod-one#formulario`. Other links stay as they are.
 *
 * @throws Error for an internal address that is no page; `npm run check` finds those first.
 */
export function localiseHref(href: string, locale: string): string {
  if (!href.startsWith("/")) return href;
  const page = resolvePath(href);
  if (!page) throw new Error(`The content links to ${href}, which is no page of the site.`);
  const rest = /[?#].*$/.exec(href)?.[0] ?? "";
  return translatedPath(page, locale) + rest;
}
