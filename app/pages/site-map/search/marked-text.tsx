import type { ExcerptPiece } from "./mark-words.ts";

/** A text in which the words that were searched are marked. */
export function MarkedText({ pieces }: { readonly pieces: readonly ExcerptPiece[] }) {
  return pieces.map(({ text, isMatch }, index) => {
    const key = `${index} ${text}`;
    return isMatch ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}
