import { type Document, isScalar, type LineCounter, parseDocument, visit, YAMLParseError } from "yaml";

/**
 * Returns a YAML text as a document with positions. Duplicate names in a group are found here, because the parser
 * compares each name with all others: twenty thousand names would take a minute.
 */
export function parseYaml(text: string, lines: LineCounter): Document {
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: false, logLevel: "error" });
  visit(document, {
    Map(_key, map) {
      const names = new Set<unknown>();
      for (const { key } of map.items) {
        if (!isScalar(key)) continue;
        if (names.has(key.value)) {
          const [start, end] = key.range ?? [0, 0];
          document.errors.push(new YAMLParseError([start, end], "DUPLICATE_KEY", "Map keys must be unique"));
        }
        names.add(key.value);
      }
    },
  });
  document.errors.sort((a, b) => a.pos[0] - b.pos[0]);
  return document;
}
