/** The content that the panel shows, in the language of the page. */
export interface AssistantData {
  /** The name of the page at every path of the language: `/contacto` → «Contacto». */
  readonly pageNames: Readonly<Record<string, string>>;
  /** Questions to begin with; a translation may have none yet. */
  readonly suggestedQuestions: readonly string[];
}
