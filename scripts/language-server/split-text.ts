/** The parts of a content file, as far as it is written. */
export interface TextParts {
  /** Offset at which the fields begin, behind the first line. */
  readonly start: number;
  readonly fields: string;
  /** Offset at which the body begins; behind the end of a text whose fields are not closed. */
  readonly bodyStart: number;
}

/** Returns the fields and the body of a content file; undefined where it does not begin with `---`. */
export function splitText(text: string): TextParts | undefined {
  const opening = /^\uFEFF?---[ \t]*\r?\n/.exec(text)?.[0];
  if (opening === undefined) return undefined;
  const rest = text.slice(opening.length);
  const closing = /^---[ \t]*\r?$/m.exec(rest);
  const length = closing?.index ?? rest.length;
  return {
    start: opening.length,
    fields: rest.slice(0, length),
    bodyStart: opening.length + length + (closing?.[0].length ?? 1),
  };
}
