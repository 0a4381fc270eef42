import type { ClaimId } from "./schemas/site.ts";

/** The placeholder that writers put after a claim, which leads readers to its basis. */
interface ClaimNote {
  readonly claim: ClaimId;
  /** The placeholder: `{{nota.ahorro}}`. */
  readonly fact: string;
  /** The id of the claim's basis on the page of terms. */
  readonly id: string;
  /** Replaces the placeholder if the claim has a basis: a character of no text, which components turn into a link. */
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

/** Whether a placeholder is a note. Unlike other facts, an empty note does not remove its sentence. */
export function isNote(name: string): boolean {
  return claimNotes.some(({ fact }) => fact === name);
}

/** Whether a text has a note; few do. */
export function hasNotes(text: string): boolean {
  return marks.test(text);
}

/** Returns the parts of a text: words and, in place of each note, the id that it links to. */
export function splitNotes(text: string): readonly (string | { readonly id: string })[] {
  return text
    .split(marks)
    .filter((piece) => piece !== "")
    .map((piece) => {
      const note = claimNotes.find(({ mark }) => mark === piece);
      return note ? { id: note.id } : piece;
    });
}

/** Returns a text without its notes, for places that cannot hold a link. */
export function withoutNotes(text: string): string {
  return text.replaceAll(new RegExp(marks, "gu"), "");
}
