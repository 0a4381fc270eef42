import type { Issue } from "#scripts/check/advice/issues.ts";
import { plainWords } from "#scripts/check/rules/fields/check-alts.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import { fieldIssue } from "#scripts/check/site/content-file.ts";

const lists = ["included", "excluded"] as const;

/**
 * Checks that nothing is named twice in what the price includes and excludes, in either list, and that no part of the
 * drawing has two names.
 */
export function checkPriceContents({ settings }: Pick<CheckedSite, "settings">): Issue[] {
  if (!settings) return [];
  const named = lists.flatMap((list) =>
    settings.data.priceContents[list].flatMap((line, index) => {
      const path = ["priceContents", list, index];
      if (typeof line === "string") return { list, path, found: line };
      return [
        { list, path: [...path, "name"], found: line.name },
        { list, path: [...path, "part"], found: line.part },
      ];
    }),
  );
  return named.flatMap(({ list, path, found }, index) => {
    const earlier = named.slice(0, index).find((other) => plainWords(other.found) === plainWords(found));
    if (!earlier) return [];
    const both = earlier.list === list ? "" : lists.map((name) => `«${name}»`).join(" y ");
    return fieldIssue(settings, path, "price-line-twice", { name: found, both });
  });
}
