import { type Document, isAlias, LineCounter, parseDocument, visit } from "yaml";

/** A YAML text with its document, as the parser has read it. */
export interface YamlSource {
  readonly text: string;
  readonly document: Document;
  readonly lines: LineCounter;
}

/** Returns a YAML text with its document, whatever is wrong with it. */
export function readYaml(text: string): YamlSource {
  const lines = new LineCounter();
  return { text, document: parseDocument(text, { lineCounter: lines, logLevel: "error" }), lines };
}

/** Whether a document is valid and has no aliases: a few lines with them can expand to gigabytes. */
export function isPlainYaml(document: Document): boolean {
  let isPlain = document.errors.length + document.warnings.length === 0;
  visit(document, {
    Node(_key, node) {
      if (!isAlias(node) && !("anchor" in node && node.anchor)) return undefined;
      isPlain = false;
      return visit.BREAK;
    },
  });
  return isPlain;
}
