import type { PageData } from "#app/content/collections.ts";
import { frontElevation } from "#app/floor-plan/elevation.ts";
import { drawPlan, firstPlanOf } from "#app/pages/models/draw-plan.server.ts";
import { getPageContent } from "#app/pages/shared/fixed-page.server.ts";
import { pageSeo } from "#app/seo/page-seo.server.ts";
import type { Edition } from "#app/site/edition.server.ts";
import type { PageContext } from "#app/site/page-context.server.ts";

/** Returns the page of the process, with the time and the payment that the settings give each phase. */
export async function getProcessPage(context: PageContext) {
  const { edition } = context;
  const { page: fields, body } = await getPageContent("process", edition);
  const settled = edition.content.site().phases;
  const { phases, ...rest } = fields;
  return {
    seo: await pageSeo(context, rest),
    page: rest,
    body,
    phases: await Promise.all(
      phases.map(async ({ arrival, plan, ...phase }, index) => ({
        ...phase,
        arrival: arrival ? drawArrival(arrival, edition) : null,
        plan: plan ? await drawPlan(plan.model, edition) : null,
        // How long it takes, «3 a 4 semanas», and what is paid in it, «30 % al firmar».
        weeks: settled[index]?.weeks ?? null,
        payment: settled[index]?.payment ?? null,
      })),
    ),
  };
}

/**
 * Returns what the drawing of an arrival shows.
 *
 * @throws Error when its model is not there; `npm run check` reports that before a build.
 */
function drawArrival(
  { model: id, ...words }: NonNullable<PageData<"process">["phases"][number]["arrival"]>,
  { content }: Edition,
) {
  const { plan } = firstPlanOf(id, content);
  return { ...words, elevation: frontElevation(plan) };
}

export type ArrivalData = ReturnType<typeof drawArrival>;

/** A phase with what the company has settled about it; null is what it has not. */
export type ProcessPhaseData = Awaited<ReturnType<typeof getProcessPage>>["phases"][number];
