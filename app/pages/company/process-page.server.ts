import type { PageData } from "#app/content/collections.ts";
import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";
import { getPageWords } from "#app/pages/fixed-page.server.ts";
import type { PageContext } from "#app/pages/page-context.server.ts";
import { pageSeo } from "#app/seo/page-seo.server.ts";

/** A phase with the time and payment that the company has settled; null until it has. */
export type ProcessPhaseData = Resolved<PageData<"process">["phases"][number]> & {
  /** How long it takes: «3 a 4 semanas». */
  readonly weeks: string | null;
  /** What is paid in it: «30 % al firmar». */
  readonly payment: string | null;
};

/** Returns the page of the process, with the time and the payment that the settings give each phase. */
export async function getProcessPage({ site, page, edition }: PageContext) {
  const { page: words, body } = await getPageWords("process", edition);
  const settled = edition.content.site().phases;
  const { phases, ...rest } = words;
  return {
    seo: await pageSeo(site, page, rest),
    page: rest,
    body,
    phases: phases.map((phase, index) => ({
      ...phase,
      weeks: settled[index]?.weeks ?? null,
      payment: settled[index]?.payment ?? null,
    })),
  };
}
