/**
 * Says that visitors do not see an entry yet, «Borrador»; nothing for all others. Used behind `import.meta.env.DEV`, so that
 * no built page loads it. The words are writers', in the original language.
 */
export function WaitingMark({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : (
    <span className="waiting-mark" lang="es">
      {text}
    </span>
  );
}
