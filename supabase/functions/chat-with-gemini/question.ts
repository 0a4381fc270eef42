/** What a visitor asks, cleaned and within the limits of its lengths. */
export interface Question {
  readonly message: string;
  /** The visitor's question before this one, which «¿y con transporte?» goes on with. */
  readonly previous?: string;
  /** BCP 47 tag of the language of the page, where it is not the original one. Nobody has checked it. */
  readonly locale?: string;
}
