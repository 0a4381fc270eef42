import { getFixedPage } from "#app/pages/fixed-page.server.ts";
import type { PageContext } from "#app/pages/page-context.server.ts";
import { getSamplePlan } from "#app/pages/sample-plan.server.ts";

/**
 * Returns the page of the 3D designer, with the email address of the company and, as an example of what will be drawn
 * with it, the plan of the smallest model, which its picture shows too.
 *
 * @throws Error when no model has a size of its own.
 */
export async function getDesignerPage(context: PageContext) {
  const { content } = context.edition;
  return {
    ...(await getFixedPage("designer", context)),
    email: content.site().contacto.email,
    plan: getSamplePlan("smallest", content),
  };
}
