import { withoutComments } from "./without-comments.ts";

/** Notes of writers that call a text a draft. */
const draftComment = /<!--(?:(?!-->)[\s\S])*?(?:\bborrador\b|\bno publicar\b)[\s\S]*?-->/i;

/** The same in the text itself. «No publicaremos tus datos» and «guardamos un borrador» are no notes. */
const draftLine =
  /^[\s>*_[(]*borrador\b(?=\s*(?:$|[:.\])*_]|para|pendiente|sin)).*$|\bno publicar (?:sin|hasta|antes)\b.*$/im;

/** A note that calls a text a draft. */
export interface DraftNote {
  /** Its first sentence. */
  readonly words: string;
  readonly offset: number;
  /** Whether visitors read it. */
  readonly isVisible: boolean;
}

/** Returns the note in a body that calls it a draft, preferably one that visitors read; otherwise undefined. */
export function findDraftNote(body: string): DraftNote | undefined {
  const visible = draftLine.exec(withoutComments(body));
  const found = visible ?? draftComment.exec(body);
  if (!found) return undefined;
  const words = found[0]
    .replace(/^<!--|-->$/g, "")
    .trim()
    .replaceAll(/\s+/g, " ");
  const [sentence = words] = /^.*?[.!](?=\s|$)/.exec(words) ?? [];
  return { words: sentence, offset: found.index + found[0].search(/\S/), isVisible: visible !== null };
}
