import type { Issue } from "#app/content/issues.ts";
import type { RuleCode } from "#app/content/rule-codes.ts";
import type { ContentFile } from "#scripts/check/site/project.ts";
import { excerpt, issueAt } from "#scripts/check/texts/body-nodes.ts";
import { type TypedMark, typedHeadings, typedLists } from "#scripts/check/texts/typed-marks.ts";

/** Checks that no line looks like a heading or an item of a list without being one. A list is one issue. */
export function checkTypedMarks(file: ContentFile): Issue[] {
  const issue = (code: RuleCode, { offset, found, wanted, words }: TypedMark): Issue => {
    const sign = found.trim();
    const corrected = wanted + excerpt(words, 40);
    return issueAt(file, offset, code, {
      found: sign + excerpt(words, 40),
      wanted: corrected,
      sign,
      numbered: /^\d/.test(sign) ? corrected : "",
      long: sign.length > 6 ? sign : "",
    });
  };
  return [
    ...typedHeadings(file).map((mark) => issue("heading-space", mark)),
    ...typedLists(file).flatMap(([first]) => (first ? [issue("bullet-sign", first)] : [])),
  ];
}
