/** A piece of the site's texts and the page that has more. */
export interface Passage {
  /** Heading of its page. */
  readonly page: string;
  readonly title: string;
  readonly text: string;
  /** Path of the page: `/financiacion-empresas`. */
  readonly path: string;
  /**
   * A frequent question or the summary of a model, which can be read alone; a section; or the introduction of a page,
   * which says what comes and answers nothing itself.
   */
  readonly kind: "answer" | "section" | "introduction";
  /** Whether its story is invented, so that it says nothing of what the company makes. */
  readonly isSample?: true;
  /** The id of the written answer without which it would mislead: who lends, before a passage about loans. */
  readonly needs?: string;
  /** Whole questions that it answers. They are searched, but not shown. */
  readonly asked?: readonly string[];
  /** Its place in the lists of a model, where it is an item: an option, a room, a foundation. `page` is the model. */
  readonly item?: { readonly list: string; readonly name: string };
}

/** The figures of a model. A bespoke model has no area and no price. */
export interface ModelFacts {
  /** «MOD|ONE» */
  readonly name: string;
  /** Path of its presentation. */
  readonly path: string;
  /** Its row in the table of prices: price, name with its rooms, and exterior area. */
  readonly row: readonly string[];
  /** Sentences that name it, on its measures and areas, and on its rooms. */
  readonly size?: string;
  readonly rooms?: string;
  /** Exterior, in m². */
  readonly area?: number;
  /** The «precio orientativo» in euros. */
  readonly price?: number;
  readonly bedrooms?: number;
  readonly bathrooms?: number;
}

/** A fixed answer for messages that have all words of one of its phrases. */
export interface WrittenAnswer {
  readonly id: string;
  /** `baja|cancelar boletín` means «baja boletín» and «cancelar boletín». */
  readonly phrases: readonly string[];
  readonly answer: string;
  readonly href?: string;
  /**
   * `instead` replaces any other answer; `alone` does so only if the message says nothing else; `before` comes before
   * the passages.
   */
  readonly place: "instead" | "alone" | "before";
}

/** Groups of words with which visitors ask for sums. */
export type SumWord = "price" | "size" | "rooms" | "bathrooms" | "compare" | "choose" | "largest" | "smallest" | "land";

/** A language in which visitors write although the page has another. */
export interface OtherLanguage {
  readonly id: string;
  /** Short words that identify it. */
  readonly words: readonly string[];
  /** Says in it which language the assistant speaks. */
  readonly answer: string;
  /** Its words by what they mean in the language of the page: `casa: house|home`. Others are not understood. */
  readonly terms: Readonly<Record<string, string>>;
}

/** The function's knowledge in one language, which the build makes from `content/` and `locales/`. */
export interface Knowledge {
  /** BCP 47 tag of the language. */
  readonly locale: string;
  /** The rules for a language model, which come before the passages. */
  readonly instruction: string;
  readonly passages: readonly Passage[];
  /** From the shortest to the longest; the bespoke model is last. */
  readonly models: readonly ModelFacts[];
  /** The heads of the table of prices. */
  readonly rowHeads: readonly string[];
  /** This and `contactPath` are the paths of the models page and of the contact page. */
  readonly modelsPath: string;
  readonly contactPath: string;
  readonly price: {
    readonly eurosPerSquareMetre: number;
    /** «900 €/m² (impuestos según presupuesto)» */
    readonly perMetre: string;
  };
  readonly answers: readonly WrittenAnswer[];
  readonly languages: readonly OtherLanguage[];
  /** Words that say nothing about a subject here, besides the stop words of the language, and those that do. */
  readonly ignored: readonly string[];
  readonly subjects: readonly string[];
  /** Words that mean the same here: `nevera|frigorífico`. */
  readonly synonyms: readonly string[];
  readonly words: Readonly<Record<SumWord, readonly string[]>>;
  /** Sentences with placeholders such as `{{area}}`, from `replies` of the locale file. */
  readonly texts: Readonly<Record<ReplyText, string>>;
}

/** The names of the sentences, as in `replies` of the locale file. */
type ReplyText =
  | "more"
  | "unsure"
  | "unknown"
  | "none"
  | "missing"
  | "price"
  | "total"
  | "budget"
  | "withinBudget"
  | "aboveBudget"
  | "modelsWithPrices"
  | "onlyBespoke"
  | "notListed";

/** The knowledge in every language that the assistant speaks. */
export interface SiteKnowledge {
  /** The site's original language, which serves when the asked one is missing. */
  readonly original: string;
  readonly languages: Readonly<Record<string, Knowledge>>;
}

/** A visitor's question, cleaned and within the limits of length. */
export interface ChatQuestion {
  readonly message: string;
  /** The visitor's previous question, to which «¿y con transporte?» refers. */
  readonly previous?: string;
  /** BCP 47 tag of the page's language, if it is not the original one. It comes from the request unchecked. */
  readonly locale?: string;
}
