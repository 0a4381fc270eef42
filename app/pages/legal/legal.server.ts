import { getContent } from "#app/content/content.server.ts";
import { currentPage } from "#app/pages/current-page.server.ts";
import { renderBody, resolveData } from "#app/pages/render-body.server.ts";
import { pageSeo } from "#app/seo/page-seo.server.ts";

/** The legal page that the address names; its file has the name of its key in the route table. */
export async function getLegalPage(url: URL) {
  const current = currentPage(url);
  const content = getContent(current.locale);
  const entry = content.legal().find(({ id }) => id === current.key);
  if (!entry) throw new Error(`content/es/legal has no file «${current.key}.md».`);
  const { title, description, updated } = await resolveData(entry.data, content);
  return { seo: pageSeo(current, { title, description }), title, updated, body: await renderBody(entry.body, content) };
}
