/** A piece of the site: enough for an answer, with the page on which to read on. */
export interface Passage {
  /** What is written as an answer, and what is a part of a page, only to be understood below its title. */
  readonly kind: "answer" | "text";
  /** Heading of the page it stands on. */
  readonly page: string;
  readonly title: string;
  readonly text: string;
  /** Address of the page: `/financiacion-empresas`. */
  readonly path: string;
  /** Other words by which visitors ask for it. They are searched and never told. */
  readonly keywords?: string;
}

/** Everything the function knows, made from `content/` and `locales/` when the site is built. */
export interface Knowledge {
  /** What a language model is told before the passages. */
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
    /** What has a surface and is sold. */
    readonly subjects: readonly string[];
    readonly otherSubjects: readonly string[];
  };
  readonly phrases: {
    readonly injection: readonly string[];
    readonly offTopic: readonly string[];
    /** What the site does not speak of, although some of its words sound like it. */
    readonly unknown: readonly string[];
    readonly advice: readonly string[];
  };
  readonly smallTalk: readonly { readonly phrases: readonly string[]; readonly answer: string }[];
  readonly synonyms: readonly (readonly string[])[];
  readonly stopWords: readonly string[];
  /** Names of places, which say little of what a message is about. */
  readonly places: readonly string[];
  /** Names of the models. With «MOD|TWO» in it a message is often about something else that all of them have. */
  readonly names: readonly string[];
  /** BCP 47 tag of the language of all this. */
  readonly locale: string;
  /** Sentences with `{{…}}` places. */
  readonly texts: {
    /** `{{path}}` */
    readonly more: string;
    /** `{{perMetre}}`, `{{area}}`, `{{price}}` */
    readonly price: string;
    /** `{{title}}`, `{{text}}` */
    readonly passage: string;
  };
}
