// The package has no types of its own.
declare module "xliff" {
  /** Returns an XLIFF 2.0 document. */
  export function js2xliff(file: {
    readonly sourceLanguage: string;
    readonly targetLanguage: string;
    readonly resources: Readonly<Record<string, Readonly<Record<string, object>>>>;
  }): Promise<string>;

  /** Returns what an XLIFF 2.0 document holds; rejects where it is no XML. */
  export function xliff2js(text: string, options?: { readonly inlineAsString?: boolean }): Promise<unknown>;
}
