const noBreakSpace = "\u00A0";

/**
 * Words in large letters. What their no-break spaces tie together goes to the next line in one piece; where a piece is
 * wider than the whole line (large letters on a phone) it breaks between its words, which no-break spaces would not.
 */
export function KeepTogether({ text }: { readonly text: string }) {
  if (!text.includes(noBreakSpace)) return text;
  return text.split(/( )/).map((piece, index) =>
    piece.includes(noBreakSpace) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name and never change.
      <span className="keep-together" key={index}>
        {piece.replaceAll(noBreakSpace, " ")}
      </span>
    ) : (
      piece
    ),
  );
}
