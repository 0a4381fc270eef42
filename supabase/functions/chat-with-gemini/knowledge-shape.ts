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

/** What the site says of a model, in figures. What its content does not have is left out. */
export interface ModelFacts {
  /** «MOD|ONE» */
  readonly name: string;
  /** «ONE» */
  readonly shortName: string;
  /** Path of its presentation. */
  readonly path: string;
  /** Exterior, in m². A bespoke model has no figures. */
  readonly area?: number;
  /** Exterior size, «25'x12'» and «7,6 m x 3,7 m». */
  readonly feet?: string;
  readonly metres?: string;
  /** The «precio orientativo» in euros. */
  readonly price?: number;
  readonly bedrooms?: number;
  readonly bathrooms?: number;
  /** Names of the rooms of its first plan. */
  readonly rooms?: readonly string[];
}

/** A written answer and the page that it leads to. */
interface AnswerWithPage {
  readonly answer: string;
  readonly href: string;
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
  /** Answers for those who look for people: the first that fits. */
  readonly contact: readonly (AnswerWithPage & {
    readonly phrases: readonly string[];
    /** Words that count where a message says nothing else. */
    readonly alone?: readonly string[];
  })[];
  /** Answers for those who want a promise: the first that has a word of the message. */
  readonly promises: {
    readonly phrases: readonly string[];
    readonly answers: readonly (AnswerWithPage & { readonly words: readonly string[] })[];
    readonly otherwise: AnswerWithPage;
    /** Last words of a message that wants a promise of one of the answers: «…seguro?». */
    readonly endings: readonly string[];
    /** With these, it asks how something is: «hace falta licencia, ¿verdad?». */
    readonly facts: readonly string[];
    /** Words of a question whether something is true. */
    readonly claims: readonly string[];
    /** Comes before a passage that lacks the figure of a yes-or-no question. */
    readonly unconfirmed: string;
  };
  /** How answers begin that say yes or no, and make sense with their question only. */
  readonly yesOrNo: readonly string[];
  /** Comes before a passage that has a part of the message only. */
  readonly suggestion: string;
  /** What is suggested to people who say who they are: the frequent question of the first group that fits. */
  readonly audiences: {
    readonly needs: readonly string[];
    readonly groups: readonly { readonly words: readonly string[]; readonly question: string }[];
  };
  readonly languages: readonly (AnswerWithPage & { readonly code: string; readonly words: readonly string[] })[];
  /** From the shortest to the longest, the bespoke one last. */
  readonly models: readonly ModelFacts[];
  readonly budget: {
    readonly words: readonly string[];
    readonly money: readonly string[];
    readonly notBudgets: readonly string[];
  };
  readonly comparison: {
    readonly words: readonly string[];
    readonly all: readonly string[];
    readonly which: readonly string[];
    /** Words before «más» that choose one of several: «la más grande». */
    readonly choosers: readonly string[];
    /** Words between models of which one is chosen: «dos studio o un two». */
    readonly versus: readonly string[];
    /** Words that ask for advice: «¿cuál nos conviene?». */
    readonly recommend: readonly string[];
    readonly largest: readonly string[];
    readonly smallest: readonly string[];
    readonly bedrooms: readonly string[];
    readonly bathrooms: readonly string[];
    readonly subjects: readonly string[];
    /** Words by which people say for whom it is, without asking anything: «para mis padres». */
    readonly forWhom: readonly string[];
    /** Words that say for whom a model is looked for. */
    readonly people: readonly string[];
    readonly href: string;
  };
  readonly numbers: {
    readonly words: Readonly<Record<string, number>>;
    readonly ones: Readonly<Record<string, number>>;
    readonly and: readonly string[];
    readonly pairs: readonly string[];
  };
  readonly followUps: readonly string[];
  /** Each list has the proper word first. */
  readonly spellings: readonly (readonly string[])[];
  /** Words that the next one is written onto: «cuantocuesta». */
  readonly joined: readonly string[];
  /** Words that look like those of the site and are no misspelt ones. */
  readonly otherWords: readonly string[];
  readonly price: {
    readonly eurosPerSquareMetre: number;
    /** «900 €/m²» */
    readonly perMetre: string;
    /** «impuestos según presupuesto», as it stands beside every price. */
    readonly taxes: string;
    /** «900 €/m² (impuestos según presupuesto)», for the first price of an answer. */
    readonly perMetreTaxed: string;
    readonly note: string;
    readonly path: string;
    readonly words: readonly string[];
    /** Words for what has a surface and is sold. */
    readonly subjects: readonly string[];
    readonly otherSubjects: readonly string[];
    readonly together: readonly string[];
    readonly storeys: readonly string[];
    readonly pieces: readonly string[];
    readonly each: readonly string[];
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
  /** BCP 47 tag of the language of all this. Texts of the original language among those of another are marked. */
  readonly locale: string;
  /** BCP 47 tag by which figures are written, where it is another: that of the sentences around them. */
  readonly figuresLocale?: string;
  /** The same in the further languages of the site, by their tags. A site in one language has none. */
  readonly translations?: Readonly<Record<string, Knowledge>>;
  /** Sentences with placeholders, `{{area}}`, whose values depend on the question. */
  readonly texts: Readonly<Record<ReplyText, string>>;
}

/** The names of the sentences: those of `replies` in the locale file. */
type ReplyText =
  | "more"
  | "price"
  | "passage"
  | "modules"
  | "bundle"
  | "byBedrooms"
  | "each"
  | "budget"
  | "budgetRange"
  | "withinBudget"
  | "aboveBudget"
  | "beyondBudget"
  | "compared"
  | "largest"
  | "smallest"
  | "bespokeToo"
  | "onlyBespoke"
  | "modelLine"
  | "bedroom"
  | "bedrooms"
  | "bathroom"
  | "bathrooms"
  | "bespoke";
