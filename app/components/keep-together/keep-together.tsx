const noBreakSpace = "\u00A0";

/**
 * Text in large letters. Words joined by no-break spaces wrap together; where they are wider than the line (large
 * letters on a phone) they still break at a space, which a no-break space would not.
 */
export function KeepTogether({ text }: { readonly text: string }) {
  if (!text.includes(noBreakSpace)) return text;
  return text.split(/( )/).map((piece, index) =>
    piece.includes(noBreakSpace) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other key and never change their order.
      <span className="keep-together" key={index}>
        {piece.replaceAll(noBreakSpace, " ")}
      </span>
    ) : (
      piece
    ),
  );
}
