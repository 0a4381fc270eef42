/** Messages as visitors type them, and what the assistant has to answer each with. */
export interface QuestionGroup {
  /** Heading of the score. */
  readonly category: Category;
  /**
   * The search was tuned on the first half. The second shows how it does with messages that nobody looked at while
   * tuning: a miss there is no reason to change a weight or a synonym for it.
   */
  readonly half: "tuned" | "held-out";
  /**
   * What is right, each by its name: the path of a page (`/campings`), the title of a passage (`¿Hace falta licencia?`),
   * a refusal (`unknown`, `offTopic`, `injection`, `advice`), small talk or an answer about people by one of its phrases
   * (`talk: gracias`, `contact: whatsapp`), or the answer to a language (`language: en`). Empty where only the words
   * below matter.
   */
  readonly answers: readonly string[];
  /** What an answer has to say, with plain spaces: «108.000 €». */
  readonly contains?: readonly string[];
  /** What it must not say. */
  readonly lacks?: readonly string[];
  /** The question before, which the widget sends with the message. */
  readonly previous?: string;
  readonly messages: readonly string[];
}

type Category =
  | "Modelos"
  | "Precios"
  | "Terreno y transporte"
  | "Financiación"
  | "Plazos y garantía"
  | "Construcción"
  | "Usos"
  | "Empresa y contacto"
  | "Producto"
  | "Conversación"
  | "Lo que la web no dice"
  | "Otros temas"
  | "Manipulación"
  | "Consejo"
  | "Números"
  | "Presupuesto"
  | "Comparaciones"
  | "Varias preguntas"
  | "Seguimiento"
  | "Otras palabras"
  | "Promesas"
  | "Personas"
  | "Idiomas"
  | "De todo"
  | "Listas de temas"
  | "Conjuntos"
  | "Hogares"
  | "Faltas"
  | "Palabras de cada día"
  | "Mensajes cortos"
  | "Reacciones"
  | "Datos que faltan";

/** The groups of a file, by half. */
export interface Halves {
  readonly tuned: readonly Omit<QuestionGroup, "half">[];
  readonly heldOut: readonly Omit<QuestionGroup, "half">[];
}

/** Returns the groups of both halves in one list, each with the name of its half. */
export function inHalves({ tuned, heldOut }: Halves): QuestionGroup[] {
  return [
    ...tuned.map((group) => ({ ...group, half: "tuned" as const })),
    ...heldOut.map((group) => ({ ...group, half: "held-out" as const })),
  ];
}
