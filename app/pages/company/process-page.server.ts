import { getPageWords } from "#app/pages/fixed-page.server.ts";
import type { PageContext } from "#app/pages/page-context.server.ts";
import { pageSeo } from "#app/seo/page-seo.server.ts";

/** Returns the page of the process, with the time and the payment that the settings give each phase. */
export async function getProcessPage({ site, page, edition }: PageContext) {
  const { page: words, body } = await getPageWords("process", edition);
  const settled = edition.content.site().phases;
  const { phases, ...rest } = words;
  return {
    seo: await pageSeo({ site, page, edition }, rest),
    page: rest,
    body,
    phases: phases.map((phase, index) => ({
      ...phase,
      // How long it takes, «3 a 4 semanas», and what is paid in it, «30 % al firmar».
      weeks: settled[index]?.weeks ?? null,
      payment: settled[index]?.payment ?? null,
    })),
  };
}

/** A phase with what the company has settled about it; null is what it has not. */
export type ProcessPhaseData = Awaited<ReturnType<typeof getProcessPage>>["phases"][number];
