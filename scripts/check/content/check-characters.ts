import {
  type InvisibleCharacter,
  invisibleCharacters,
  noBreakSpace,
  wordsAround,
} from "#app/content/invisible-characters.ts";
import type { Issue } from "#app/content/issues.ts";
import { positionAt } from "#app/content/text-positions.ts";
import { fieldPieceIssue, frontMatterTexts } from "./front-matter-texts.ts";
import type { ContentFile } from "./project.ts";
import { typedHeadings, typedLists } from "./typed-marks.ts";

/**
 * A space that does not break between two words that may be parted, the third in a row, beside another space or at the
 * end of a line. It is right between a figure and its unit, behind an abbreviation, within a name, and before or behind a
 * short word.
 */
const gluing =
  /(?<=\p{L}{3}[,;:]?)\u00A0(?=\p{Ll}{3})|\u00A0(?<=\p{L}\u00A0\p{L}{1,20}\u00A0\p{L}{1,20}\u00A0)(?=\p{Ll})|(?<=[ ])\u00A0|\u00A0(?=[ ]|$)/gmu;

/**
 * Checks that a file has no characters that nobody sees. Those in the front matter are found when it is read, but for the
 * spaces that only keep a line from breaking.
 */
export function checkCharacters(file: ContentFile): Issue[] {
  const inBody = (offset: number) => {
    const { line, column } = positionAt(file.body, offset);
    return { file: file.file, line: file.bodyLine + line - 1, column };
  };
  const harmful = besideMarks(file, invisibleCharacters(file.body)).map(
    ({ name, offset, ...values }): Issue => ({
      ...inBody(offset),
      code: "character-invisible",
      values: { character: name, ...values },
    }),
  );
  const misplaced = new Set(harmful.map(({ line, column }) => `${line}:${column}`));
  const valuesOf = (text: string, offset: number) => ({ point: "U+00A0", around: wordsAround(text, offset) });
  const [first, ...others] = [
    ...frontMatterTexts(file).flatMap(({ path, text }) =>
      [...text.matchAll(gluing)].map(({ index: offset }) => {
        const piece = { offset, found: noBreakSpace };
        return () => fieldPieceIssue(file, path, "space-no-break", valuesOf(text, offset), piece);
      }),
    ),
    ...[...file.body.matchAll(gluing)].map(({ index: offset }) => {
      const values = valuesOf(file.body, offset);
      return (): Issue => ({ ...inBody(offset), code: "space-no-break", values });
    }),
  ];
  const issue = first?.();
  // The same space is reported once.
  if (!issue || misplaced.has(`${issue.line}:${issue.column}`)) return harmful;
  return [...harmful, { ...issue, values: { ...issue.values, more: others.length } }];
}

/** Leaves out the space behind a mark of a heading or list, which is reported with its mark. */
function besideMarks({ body, tree }: ContentFile, characters: readonly InvisibleCharacter[]): InvisibleCharacter[] {
  if (characters.length === 0) return [];
  const marks = [...typedHeadings(body, tree), ...typedLists(body, tree).flat()];
  return characters.filter(
    ({ offset }) => !marks.some((mark) => mark.offset <= offset && offset < mark.offset + mark.found.length),
  );
}
