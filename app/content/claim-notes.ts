import type { ClaimId } from "./schemas/site.ts";

/** A note of a claim: what writers put behind the claim, and what leads to its ground. */
interface ClaimNote {
  readonly claim: ClaimId;
  /** The placeholder: `{{nota.ahorro}}`. */
  readonly fact: string;
  /** The id of the ground on the page of terms. */
  readonly id: string;
  /**
   * What the placeholder writes where the claim has a ground: a character that no text has (Unicode's area for private
   * use). Whatever shows the text makes a link of it.
   */
  readonly mark: string;
}

/** The notes, in the order of the page of terms. */
export const claimNotes: readonly ClaimNote[] = [
  { claim: "saving", fact: "nota.ahorro", id: "nota-ahorro", mark: "\uE000" },
  { claim: "time", fact: "nota.plazo", id: "nota-plazo", mark: "\uE001" },
  { claim: "support", fact: "nota.soporte", id: "nota-soporte", mark: "\uE002" },
  { claim: "guarantee", fact: "nota.garantia", id: "nota-garantia", mark: "\uE003" },
  { claim: "environment", fact: "nota.ambiente", id: "nota-ambiente", mark: "\uE004" },
];

const marks = /([\uE000-\uE004])/u;

/** Whether a placeholder is a note. An empty one leaves nothing out, unlike other facts. */
export function isNote(name: string): boolean {
  return claimNotes.some(({ fact }) => fact === name);
}

/** Whether a text has a note, which few have. */
export function hasNotes(text: string): boolean {
  return marks.test(text);
}

/** Returns the pieces of a text: words, and the ids of the grounds where notes stand. */
export function splitNotes(text: string): readonly (string | { readonly id: string })[] {
  return text
    .split(marks)
    .filter((piece) => piece !== "")
    .map((piece) => {
      const note = claimNotes.find(({ mark }) => mark === piece);
      return note ? { id: note.id } : piece;
    });
}

/** Returns a text without its notes, for all that cannot hold a link. */
export function withoutNotes(text: string): string {
  return text
    .split(marks)
    .filter((_piece, index) => index % 2 === 0)
    .join("");
}
