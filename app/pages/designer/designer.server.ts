import { getContent } from "#app/content/content.server.ts";
import { getFixedPage } from "#app/pages/fixed-page.server.ts";
import { getSamplePlan } from "#app/pages/sample-plan.server.ts";
import { localeOfPath } from "#app/routing/all-paths.server.ts";

/**
 * The page of the 3D designer, with the address that those who want news of it write to and a plan that stands for
 * what will be drawn with it: that of the smallest model, which its picture shows too.
 *
 * @throws Error when no model has a size of its own.
 */
export async function getDesignerPage(url: URL) {
  const content = getContent(localeOfPath(url.pathname));
  return {
    ...(await getFixedPage("designer", url)),
    email: content.site().contacto.email,
    plan: getSamplePlan("smallest", content),
  };
}
