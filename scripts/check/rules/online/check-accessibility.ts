import type { ContentFiles } from "#app/content/content-files.server.ts";
import type { Issue } from "#app/content/issues.ts";
import { positionsIn } from "#app/content/text/text-positions.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { withoutComments } from "./without-comments.ts";

/** Words of a text that say how an evaluation ended, or that there was none. */
const typedResult =
  /\b(?:(?:plena|parcial|total)mente (?:conforme|accesible)s?|no (?:es |son )?conformes?\b|cumpl(?:e|imos|en) (?:plenamente |totalmente )?(?:con )?(?:(?:las?|los?|el) )?(?:WCAG|pautas|norma|niveles|nivel|EN 301)|(?:aún|todavía) no (?:se ha|hemos) (?:hecho|evaluado|realizado)[^.]*)/gi;

/**
 * Returns what makes the accessibility statement contradict itself: a status that the list of failures denies, in
 * `content/site.yaml`, and words in the text around it that say how an evaluation ended.
 */
export function checkAccessibility(files: ContentFiles): Issue[] {
  return [...contradictoryFields(files), ...typedResults(files)];
}

function contradictoryFields(files: ContentFiles): Issue[] {
  const result = files.site();
  if (!result.ok) return [];
  const { status, failures } = result.site.accessibility;
  const isContradiction = status === "full" ? failures.length > 0 : status !== "unset" && failures.length === 0;
  if (!isContradiction) return [];
  const values = { status, failures: String(failures.length) };
  return [
    {
      file: "content/site.yaml",
      code: "accessibility-status",
      ...result.locate.value(["accessibility", "status"]),
      values,
    },
  ];
}

function typedResults(files: ContentFiles): Issue[] {
  const file = `content/${defaultLocale}/legal/accessibility.md`;
  const text = withoutComments(files.text(file) ?? "");
  const positionOf = positionsIn(text);
  return [...text.matchAll(typedResult)].map(({ 0: found, index }) => {
    return { file, code: "accessibility-status", ...positionOf(index), values: { found } };
  });
}
