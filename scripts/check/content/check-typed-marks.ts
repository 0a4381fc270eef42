import type { Issue } from "#app/content/issues.ts";
import type { RuleCode } from "#app/content/rule-codes.ts";
import { positionAt } from "#app/content/text-positions.ts";
import type { ContentFile } from "./project.ts";
import { type TypedMark, typedHeadings, typedLists } from "./typed-marks.ts";

const mostWords = 40;

/** Checks that no line looks like a heading or an item of a list without being one. A list is one issue. */
export function checkTypedMarks(file: ContentFile): Issue[] {
  const { body, tree } = file;
  const issue = (code: RuleCode, { offset, found, wanted, words }: TypedMark): Issue => {
    const { line, column } = positionAt(body, offset);
    const sign = found.trim();
    const isNumber = /^\d/.test(sign);
    const corrected = wanted + begin(words);
    return {
      file: file.file,
      code,
      line: file.bodyLine + line - 1,
      column,
      values: {
        found: sign + begin(words),
        wanted: corrected,
        sign,
        numbered: isNumber ? corrected : "",
        long: sign.length > 6 ? sign : "",
      },
    };
  };
  return [
    ...typedHeadings(body, tree).map((mark) => issue("heading-space", mark)),
    ...typedLists(body, tree).flatMap(([first]) => (first ? [issue("bullet-sign", first)] : [])),
  ];
}

function begin(words: string): string {
  return words.length > mostWords ? `${words.slice(0, mostWords).replace(/\s+\S*$/, "")}…` : words;
}
