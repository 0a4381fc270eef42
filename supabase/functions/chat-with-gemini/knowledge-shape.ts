/** A piece of the site, long enough for an answer, and the page where there is more. */
export interface Passage {
  /** `answer` can stand alone; `text` is part of a page and needs its title. */
  readonly kind: "answer" | "text";
  /** Heading of its page. */
  readonly page: string;
  readonly title: string;
  readonly text: string;
  /** Path of the page: `/financiacion-empresas`. */
  readonly path: string;
  /** Other words by which visitors ask for it. Searched, and never part of an answer. */
  readonly keywords?: string;
}

/** Everything that the function knows, made from `content/` and `locales/` when the site is built. */
export interface Knowledge {
  /** The rules for a language model, which come before the passages. */
  readonly instruction: string;
  readonly maxWords: number;
  readonly passages: readonly Passage[];
  readonly refusals: {
    readonly offTopic: string;
    readonly unknown: string;
    readonly advice: string;
    readonly injection: string;
  };
  readonly price: {
    readonly eurosPerSquareMetre: number;
    /** «900 €/m²» */
    readonly perMetre: string;
    readonly note: string;
    readonly path: string;
    readonly words: readonly string[];
    /** Words for what has a surface and is sold. */
    readonly subjects: readonly string[];
    readonly otherSubjects: readonly string[];
  };
  readonly phrases: {
    readonly injection: readonly string[];
    readonly offTopic: readonly string[];
    /** Subjects that the site does not have, although its words look like it. */
    readonly unknown: readonly string[];
    readonly advice: readonly string[];
  };
  readonly smallTalk: readonly { readonly phrases: readonly string[]; readonly answer: string }[];
  readonly synonyms: readonly (readonly string[])[];
  readonly stopWords: readonly string[];
  /** Names of places, which say little of what a message is about. */
  readonly places: readonly string[];
  /** Names of the models. A message with one of them is often about something that all of them have. */
  readonly names: readonly string[];
  /** BCP 47 tag of the language of all this. */
  readonly locale: string;
  /** Sentences with placeholders. */
  readonly texts: {
    /** `{{path}}` */
    readonly more: string;
    /** `{{perMetre}}`, `{{area}}`, `{{price}}` */
    readonly price: string;
    /** `{{title}}`, `{{text}}` */
    readonly passage: string;
  };
}
