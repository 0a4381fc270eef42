import type { TFunction } from "i18next";
import { claimNotes } from "#app/content/claim-notes.ts";
import type { Facts } from "#app/content/facts.ts";
import type { MarkdownBody } from "#app/content/markdown/markdown.ts";
import type { ProseElement } from "#app/content/markdown/prose-nodes.ts";
import type { ClaimId, SiteData } from "#app/content/schemas/site.ts";

/** Id of the chapter. */
export const claimChapter = "afirmaciones";

export interface ClaimWords {
  readonly t: TFunction;
  readonly facts: Facts;
}

/**
 * Returns the chapter with the basis of each claim and its date, each under the id to which its notes lead; nothing
 * while no claim has a basis.
 */
export function claimBasis(claims: SiteData["claims"], words: ClaimWords): MarkdownBody {
  const items = claimNotes.flatMap(({ claim, id }): ProseElement[] => {
    const { basis, date } = claims[claim];
    if (!basis) return [];
    const { t } = words;
    const sentence = withStop(basis);
    const checked = date ? [` ${t("claimBasis.checked", { date: { date } })}`] : [];
    const name: ProseElement = { tag: "strong", children: [t("claimBasis.named", { name: nameOf(claim, words) })] };
    return [{ tag: "li", props: { id }, children: [name, ` ${sentence}`, ...checked] }];
  });
  if (items.length === 0) return [];
  return [
    { tag: "h2", props: { id: claimChapter }, children: [words.t("claimBasis.heading")] },
    { tag: "ul", children: items },
  ];
}

function withStop(sentence: string): string {
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** The fact whose figure is in the name of a claim. */
const figures: Readonly<Partial<Record<ClaimId, string>>> = { saving: "ahorro.maximo", time: "plazo.reduccion" };

/** «Hasta un 40 % más barato» */
function nameOf(claim: ClaimId, { t, facts }: ClaimWords): string {
  const fact = figures[claim];
  return t(`claimBasis.${claim}.name`, { figure: fact && facts.get(fact) });
}
