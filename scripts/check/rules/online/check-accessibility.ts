import { positionAt } from "#app/content/text/text-positions.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import { fieldIssue } from "#scripts/check/site/content-file.ts";
import { withoutComments } from "./without-comments.ts";

/** Words that say how an evaluation ended, or that it has not been made. */
const typedResult =
  /\b(?:(?:plena|parcial|total)mente (?:conforme|accesible)s?|no (?:es |son )?conformes?\b|cumpl(?:e|imos|en) (?:plenamente |totalmente )?(?:con )?(?:(?:las?|los?|el) )?(?:WCAG|pautas|norma|niveles|nivel|EN 301)|(?:aún|todavía) no (?:se ha|hemos) (?:hecho|evaluado|realizado)[^.]*)/gi;

/** Returns what contradicts the accessibility statement: failures that its status denies, and typed results. */
export function checkAccessibility({ content, settings }: CheckedSite): Issue[] {
  const code = "accessibility-status";
  const file = `content/${defaultLocale}/legal/accessibility.md`;
  const text = withoutComments(content.text(file) ?? "");
  const typed = [...text.matchAll(typedResult)].map(({ 0: found, index }): Issue => {
    return { file, code, ...positionAt(text, index), values: { found } };
  });
  if (!settings) return typed;
  const { status, failures } = settings.data.accessibility;
  const isContradiction = status === "full" ? failures.length > 0 : status !== "unset" && failures.length === 0;
  const values = { status, failures: String(failures.length) };
  return isContradiction ? [...typed, fieldIssue(settings, ["accessibility", "status"], code, values)] : typed;
}
