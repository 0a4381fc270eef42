/** A piece of a text, and where it begins. */
export interface TextPiece {
  readonly found: string;
  readonly offset: number;
}
