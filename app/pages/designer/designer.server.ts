import { getFixedPage } from "#app/pages/fixed-page.server.ts";
import type { PageContext } from "#app/pages/page-context.server.ts";
import { getSamplePlan } from "#app/pages/sample-plan.server.ts";

/**
 * The page of the 3D designer, with the address that those who want news of it write to and a plan that stands for
 * what will be drawn with it: that of the smallest model, which its picture shows too.
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
