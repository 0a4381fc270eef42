import type { Issue, Position } from "#app/content/issues.ts";

/** A limit that a text exceeds, and where. */
export interface LimitIssue extends Position {
  readonly code: "file-too-large";
  readonly values: Issue["values"];
}

/** The most that a text may have. The company's longest texts have a fifth of that at most. */
const textLimits = {
  /** Lines of a file: the parser of markdown takes a millisecond for each paragraph. */
  lines: 5_000,
  /** Letters of a body: 17,000 words, a chapter of a book. */
  body: 100_000,
  /** Nested lists and quotations in one line. */
  levels: 12,
  /** Spaces before the first word: each two may be a level. */
  indent: 100,
  /** Signs of one kind in one paragraph, whose parser compares each with all others. */
  signs: 1_000,
  /** Signs of all kinds in one file. */
  allSigns: 10_000,
  /** Bars in one line: a table with so many columns has no page on which it fits. */
  bars: 100,
} as const;

/** Marks of lists and quotations, and of lists and questions of YAML, at the beginning of a line. */
const containers = /^(?:[ \t]*(?:>|(?:[-+*?:]|\d{1,9}[.)])(?=[ \t]|$)))+/;
const containerMark = />|[-+*?:]|\d{1,9}[.)]/g;
/** A line that begins a text of its own, so that the signs before it do not count. */
const ownText = /^ {0,3}(?:[-+*] +\S|#{1,6} )/;
/** A line across the page, however long. */
const rule = /^[ \t]*([-*])(?:[ \t]*\1)*[ \t]*$/;
/** Two that stand together, such as `**`, count as one. */
const signs = /\*+|_+|~+|`+|\\+|\{+|<|&|\[|\]|\|/g;
/** Placeholders, which YAML texts have too. */
const openings = /\{\{/g;

/**
 * Returns what would keep a parser of markdown or YAML busy for minutes or let it run out of memory: their work grows
 * with the square of these counts, or worse. Undefined for every text that a person has written.
 *
 * @param bodyLine The first line of markdown; what is above it is YAML, in which signs are not paired.
 */
export function findLimitIssue(text: string, bodyLine = 1): LimitIssue | undefined {
  const lines = text.split("\n");
  const counts = new Map<string, number>();
  let all = 0;
  let letters = 0;
  for (const [index, line] of lines.entries()) {
    const at = (column: number, values: Issue["values"]): LimitIssue => ({
      code: "file-too-large",
      line: index + 1,
      column,
      values,
    });
    if (index >= textLimits.lines) return at(1, { lines: textLimits.lines });
    const isRule = rule.test(line);
    const marks = isRule ? [] : marksOf(line);
    const tooDeep = isRule ? undefined : deepColumn(line, marks);
    if (tooDeep !== undefined) return at(tooDeep, { levels: textLimits.levels });
    const isBody = index + 1 >= bodyLine;
    all += isBody ? marks.length : (line.match(openings)?.length ?? 0);
    const tooManyInAll = { signs: "* _ [ ] |", most: textLimits.allSigns };
    if (all > textLimits.allSigns) return at(1, tooManyInAll);
    if (!isBody) continue;
    letters += line.length + 1;
    if (letters > textLimits.body) return at(1, { limit: textLimits.body / 1000 });
    if (isRule) continue;
    if (line.trim() === "" || ownText.test(line)) counts.clear();
    const bars = positionOf(line, "|", textLimits.bars);
    if (bars !== undefined) return at(bars, { signs: "|", most: textLimits.bars });
    for (const { 0: run, index: offset } of line.matchAll(signs)) {
      const sign = run[0] ?? "";
      const size = Math.ceil(run.length / 2);
      const count = (counts.get(sign) ?? 0) + size;
      all += size;
      if (count > textLimits.signs && sign !== "|") {
        return at(offset + 1, { signs: sign, most: textLimits.signs });
      }
      if (all > textLimits.allSigns) return at(offset + 1, tooManyInAll);
      counts.set(sign, count);
    }
  }
  return undefined;
}

/** Returns the marks of the lists and quotations that a line begins, one in another. */
function marksOf(line: string): RegExpExecArray[] {
  const [marks = ""] = containers.exec(line) ?? [];
  return [...marks.matchAll(containerMark)];
}

/** Returns the column of the first mark, or of the first word, that stands too deep in others. */
function deepColumn(line: string, marks: readonly RegExpExecArray[]): number | undefined {
  const tooMany = marks[textLimits.levels];
  if (tooMany) return tooMany.index + 1;
  const indent = line.search(/[^ \t]/);
  return indent > textLimits.indent ? indent + 1 : undefined;
}

/** Returns the column of the sign that is one too many in a line. */
function positionOf(line: string, sign: string, most: number): number | undefined {
  let offset = -1;
  for (let count = 0; count <= most; count++) {
    offset = line.indexOf(sign, offset + 1);
    if (offset < 0) return undefined;
  }
  return offset + 1;
}
