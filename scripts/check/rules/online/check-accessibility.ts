import type { Issue } from "#app/content/issues.ts";
import { positionAt } from "#app/content/text/text-positions.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import { withoutComments } from "./without-comments.ts";

/** Words that say how an evaluation ended, or that it has not been made. */
const typedResult =
  /\b(?:(?:plena|parcial|total)mente (?:conforme|accesible)s?|no (?:es |son )?conformes?\b|cumpl(?:e|imos|en) (?:plenamente |totalmente )?(?:con )?(?:(?:las?|los?|el) )?(?:WCAG|pautas|norma|niveles|nivel|EN 301)|(?:aún|todavía) no (?:se ha|hemos) (?:hecho|evaluado|realizado)[^.]*)/gi;

/**
 * Returns what makes the accessibility statement contradict itself: a status that the list of failures denies, in
 * `content/site.yaml`, and words in the text around it that say how an evaluation ended.
 */
export function checkAccessibility({ content }: Pick<CheckedSite, "content">): Issue[] {
  const code = "accessibility-status";
  const file = `content/${defaultLocale}/legal/accessibility.md`;
  const text = withoutComments(content.text(file) ?? "");
  const typed = [...text.matchAll(typedResult)].map(({ 0: found, index }): Issue => {
    return { file, code, ...positionAt(text, index), values: { found } };
  });
  const result = content.site();
  if (!result.ok) return typed;
  const { status, failures } = result.site.accessibility;
  const isContradiction = status === "full" ? failures.length > 0 : status !== "unset" && failures.length === 0;
  if (!isContradiction) return typed;
  const place = result.locate.value(["accessibility", "status"]);
  return [
    ...typed,
    { file: "content/site.yaml", code, ...place, values: { status, failures: String(failures.length) } },
  ];
}
