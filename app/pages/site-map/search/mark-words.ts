/** A piece of a text, and whether it is one of the words that were searched. */
export interface ExcerptPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Returns a text in pieces: words that match, and what is between them. */
export function markWords(text: string, isMatch: (word: string) => boolean): ExcerptPiece[] {
  return text
    .split(/([\p{L}\p{N}\p{M}]+)/u)
    .map((piece, index) => ({ text: piece, isMatch: index % 2 === 1 && isMatch(piece) }))
    .filter((piece) => piece.text !== "");
}
