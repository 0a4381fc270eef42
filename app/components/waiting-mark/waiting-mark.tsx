/**
 * Says that visitors do not see an entry yet, «Borrador», while the site is being written; nothing for all others. The
 * words are writers', in the original language.
 */
export function WaitingMark({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : (
    <span className="waiting-mark" lang="es">
      {text}
    </span>
  );
}
