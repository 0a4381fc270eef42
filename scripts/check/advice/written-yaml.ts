import { type Document, type LineCounter, Scalar, visit } from "yaml";
import type { Position } from "#app/content/text/text-positions.ts";
import { invisibleCharacters } from "./invisible-characters.ts";
import type { Issue } from "./issues.ts";
import { yamlIssues } from "./yaml-issues.ts";

/** A YAML text of a content file with its parsed document. */
interface WrittenYaml {
  readonly file: string;
  readonly text: string;
  readonly document: Document;
  readonly lines: LineCounter;
}

/**
 * Returns the issues of a YAML text before its fields are checked. Damage by text editors comes first (invisible
 * characters, curly quotation marks, accidental comments), because errors of YAML only follow from it.
 */
export function writtenYamlIssues({ file, text, document, lines }: WrittenYaml): Issue[] {
  const at = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const characters = invisibleCharacters(text).map(
    ({ offset, ...values }): Issue => ({ file, code: "character-invisible", ...at(offset), values }),
  );
  if (characters.length > 0) return characters;
  const values = document.errors.length > 0 ? [] : plainValues(document, text);
  const issues = values.flatMap(({ offset, value, comment }): Issue[] => {
    if (curlyQuoted.test(value)) {
      const words = value.slice(1, -1);
      return [{ file, code: "quotes-curly", ...at(offset), values: { value, words } }];
    }
    if (comment === undefined) return [];
    const all = `${value} ${comment.words}`.trim();
    return [{ file, code: "text-cut", ...at(comment.offset), values: { comment: comment.words, all } }];
  });
  return issues.length > 0 ? issues : yamlIssues(file, { text, document, lines });
}

/** A text without straight quotation marks around it. */
interface PlainValue {
  readonly offset: number;
  readonly value: string;
  /** The comment after it that looks like a part of the text: «#1» in `title: Parcela #1`. */
  readonly comment?: { readonly words: string; readonly offset: number };
}

/** The quotation marks enclose the whole value. */
const curlyQuoted = /^[“”„‟‘’‚][^“”„‟]*[“”‟‘’]$/u;

/** Comments have a space after the sign; «#1» and «#obra» do not. */
const commentByMistake = /^[ \t]*(#[^\s#].*)$/u;

function plainValues(document: Document, text: string): PlainValue[] {
  const found: PlainValue[] = [];
  visit(document, {
    Scalar(key, node) {
      const [start, end] = node.range ?? [0, 0];
      const isText = typeof node.value === "string" || node.value === null;
      if (key === "key" || node.type !== Scalar.PLAIN || !isText) return;
      const rest = text.slice(end, endOfLine(text, end));
      const comment = commentByMistake.exec(rest)?.[1];
      // A value of several lines is shown as YAML reads it.
      const value = text.slice(start, end);
      found.push({
        offset: start,
        value,
        ...(comment && { comment: { words: comment.trim(), offset: end + rest.indexOf(comment) } }),
      });
    },
  });
  return found;
}

function endOfLine(text: string, offset: number): number {
  const end = text.indexOf("\n", offset);
  return end < 0 ? text.length : end;
}
