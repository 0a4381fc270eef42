import { originalLanguage } from "#app/i18n/languages.ts";
import type { FoundText } from "./open-search.ts";

interface MarkedTextProps extends FoundText {
  readonly className: string;
}

/** A paragraph in which the words that were searched are marked, in the language that it is in. */
export function MarkedText({ pieces, isOriginal, className }: MarkedTextProps) {
  return (
    <p className={className} {...(isOriginal && originalLanguage)}>
      {pieces.map(({ text, isMatch }, index) => {
        const key = `${index} ${text}`;
        return isMatch ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
      })}
    </p>
  );
}
