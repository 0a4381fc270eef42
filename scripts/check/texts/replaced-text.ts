/** A piece of a text that is read as something else. */
interface Replacement {
  readonly offset: number;
  readonly length: number;
  readonly by: string;
}

/** A text as it is read, and where its characters are written. */
export interface ReplacedText {
  readonly text: string;
  /** Returns the offset in the written text of an offset in the read one. */
  readonly at: (offset: number) => number;
}

/** Returns a text with pieces replaced, which are in the order of the text and do not overlap. */
export function replaceText(written: string, pieces: readonly Replacement[]): ReplacedText {
  let text = "";
  let from = 0;
  const places = pieces.map(({ offset, length, by }) => {
    const start = text.length + offset - from;
    text += written.slice(from, offset) + by;
    from = offset + length;
    return { offset, start, end: text.length, after: from };
  });
  text += written.slice(from);
  return {
    text,
    at(offset) {
      const place = places.findLast(({ start }) => start <= offset);
      if (!place) return offset;
      return offset < place.end ? place.offset : offset - place.end + place.after;
    },
  };
}
