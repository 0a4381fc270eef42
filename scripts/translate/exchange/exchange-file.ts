/** A text on its way to a translator and back. */
export interface ExchangeUnit {
  /** Key of the locale file, with its plural form: `blog.readingTime_few`. */
  readonly id: string;
  readonly original: string;
  /** Empty where there is none yet. */
  readonly translation: string;
  /** What the translator has to know. */
  readonly note: string;
  /** Whether the translation has to be looked at, because the original has changed. */
  readonly isOutdated: boolean;
}

/** The texts of a language for a translation program. */
export interface ExchangeFile {
  readonly locale: string;
  readonly units: readonly ExchangeUnit[];
}

/** What came back: notes are not read. */
export interface ReturnedFile {
  /** Language that the file says it is in; undefined where it says none. */
  readonly locale: string | undefined;
  readonly units: readonly Omit<ExchangeUnit, "note">[];
}
