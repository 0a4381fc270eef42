/** A piece of the site and the page where there is more. */
export interface Passage {
  /** Heading of its page. */
  readonly page: string;
  readonly title: string;
  readonly text: string;
  /** Path of the page: `/financiacion-empresas`. */
  readonly path: string;
  /** Whether it is a frequent question or the summary of a model, which were written to be read alone. */
  readonly isAnswer: boolean;
  /** Other words by which visitors ask for it. Searched, and never part of an answer. */
  readonly keywords?: string;
}

/** What the site says of a model, in figures. A bespoke model has no area, size and price. */
export interface ModelFacts {
  /** «MOD|ONE» */
  readonly name: string;
  /** Path of its presentation. */
  readonly path: string;
  /** Its name, measures, rooms and price in one line. */
  readonly line: string;
  /** Exterior, in m². */
  readonly area?: number;
  /** The «precio orientativo» in euros. */
  readonly price?: number;
  readonly bedrooms?: number;
}

/** An answer that writers have written, for messages that have all words of one of its phrases. */
export interface WrittenAnswer {
  readonly id: string;
  /** `baja|cancelar boletín` is «baja boletín» or «cancelar boletín». */
  readonly phrases: readonly string[];
  readonly answer: string;
  readonly href?: string;
  /** `instead`: of any other answer; `alone`: where the message says nothing else; `before`: what the site says follows. */
  readonly place: "instead" | "alone" | "before";
  /** Whether it answers messages with the name of a foreign country as well. */
  readonly abroad?: boolean;
  /** Paths, and words of passages, that are not shown without it. */
  readonly beside?: readonly string[];
}

/** Words by which the sums are asked for. */
export type SumWord =
  | "price"
  | "building"
  | "size"
  | "rooms"
  | "compare"
  | "choose"
  | "largest"
  | "smallest"
  | "land"
  | "budget";

/** What the function knows in one language, made from `content/` and `locales/` when the site is built. */
export interface Knowledge {
  /** BCP 47 tag of the language. */
  readonly locale: string;
  /** The rules for a language model, which come before the passages. */
  readonly instruction: string;
  readonly starters: readonly string[];
  readonly passages: readonly Passage[];
  /** From the shortest to the longest, the bespoke one last. */
  readonly models: readonly ModelFacts[];
  /** Pages of all models and of the contact. */
  readonly modelsPath: string;
  readonly contactPath: string;
  readonly price: {
    readonly eurosPerSquareMetre: number;
    /** «900 €/m² (impuestos según presupuesto)» */
    readonly perMetre: string;
  };
  readonly answers: readonly WrittenAnswer[];
  /** How to say in other languages that this one is spoken, and words by which they are known. */
  readonly languages: readonly { readonly id: string; readonly words: readonly string[]; readonly answer: string }[];
  readonly words: Readonly<Record<SumWord, readonly string[]>>;
  /**
   * Whether a question that names a model is answered with its figures, whatever it asks: nobody has listed the words of
   * the visitor's language.
   */
  readonly answersNames?: true;
  /** Sentences with placeholders, `{{area}}`: `replies` of the locale file. */
  readonly texts: Readonly<Record<ReplyText, string>>;
}

/** The names of the sentences: those of `replies` in the locale file. */
type ReplyText =
  | "more"
  | "found"
  | "unsure"
  | "none"
  | "missing"
  | "price"
  | "total"
  | "budget"
  | "withinBudget"
  | "aboveBudget"
  | "modelsWithPrices"
  | "onlyBespoke";

/** The knowledge in every language of the site. */
export interface SiteKnowledge {
  /** The language that the site is written in, for whom no other is found. */
  readonly original: string;
  readonly languages: Readonly<Record<string, Knowledge>>;
  /** By language, what its untranslated pages say in the original one. */
  readonly untranslated?: Readonly<Record<string, Knowledge>>;
}

/** What a visitor asks, cleaned and within the limits of its lengths. */
export interface Question {
  readonly message: string;
  /** The visitor's question before this one, which «¿y con transporte?» goes on with. */
  readonly previous?: string;
  /** BCP 47 tag of the language of the page, where it is not the original one. Nobody has checked it. */
  readonly locale?: string;
}
