import { starter } from "virtual:page-starter";
import type { EntryContext } from "react-router";
import type { Settings } from "#app/integrations/settings.ts";
import { contentPolicy } from "./content-policy.server.ts";
import { type PageData, pageDataId } from "./page-data.ts";

/**
 * Returns the HTML of a document with what starts its application when the visitor acts: the policy and the inline starter
 * before all that loads, and the page's data at the end, where React does not look for anything of its own.
 *
 * @param settings of the services that the page calls; empty URLs belong to the site
 *
 * @throws Error when the document has no place for them.
 */
export function addStart(html: string, page: PageData, settings: Settings): string {
  const policy = `<meta http-equiv="Content-Security-Policy" content="${contentPolicy(starter, settings)}">`;
  const script = `<script>${starter}</script>`;
  // `<` could end the element.
  const json = JSON.stringify(page).replaceAll("<", "\\u003c");
  const data = `<script type="application/json" id="${pageDataId}">${json}</script>`;
  // After the encoding, which has to be among the first bytes, and before styles, for which scripts would wait.
  const [, beginning = "", rest = ""] = /^(.*?<meta charset="utf-8"\s*\/?>)(.*)$/is.exec(html) ?? [];
  const end = rest.lastIndexOf("</body>");
  if (end < 0) throw new Error("The document has no encoding in its head, or no end of its body.");
  return beginning + policy + script + rest.slice(0, end) + data + rest.slice(end);
}

/** Returns what the application needs for a page that the router has rendered. */
export function pageDataOf(
  { manifest, serverHandoffString = "{}", staticHandlerContext }: EntryContext,
  source: Pick<PageData, "file" | "state">,
): PageData {
  const routes = staticHandlerContext.matches.map(({ route: { id } }) => {
    const entry = manifest.routes[id];
    if (!entry) throw new Error(`The build has no script for the route «${id}».`);
    return entry;
  });
  const modules = routes.map(({ id, ...entry }): PageData["routes"][number] => {
    const { clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module } = entry;
    const parts = [clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module];
    return [id, ...parts.filter((path) => path !== undefined)];
  });
  const scripts = [
    manifest.entry.module,
    manifest.url,
    ...modules.flatMap(([, ...paths]) => paths),
    ...manifest.entry.imports,
    ...routes.flatMap(({ imports = [] }) => imports),
  ];
  return {
    scripts: [...new Set(scripts)],
    manifest: manifest.url,
    routes: modules,
    context: JSON.parse(serverHandoffString),
    ...source,
  };
}
