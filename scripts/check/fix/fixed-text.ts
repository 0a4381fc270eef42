/** What was changed in a text. Lines count from 1. */
export type Change =
  | { readonly kind: "mark"; readonly line: number; readonly before: string; readonly after: string }
  | { readonly kind: "id"; readonly line: number; readonly id: string }
  | { readonly kind: "spaces"; readonly lines: readonly number[] }
  | { readonly kind: "final-newline" };

export interface FixedText {
  readonly text: string;
  readonly changes: readonly Change[];
}
