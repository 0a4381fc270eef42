import { type Document, isMap, isPair, isScalar, isSeq, type Node, type Pair, parseDocument, visit } from "yaml";
import type { FieldPath } from "#app/schemas/field-path.ts";

/** Where a writer is in the fields of a content file. */
export interface FieldPlace {
  /** A name is being written, a value, or words within a longer text. */
  readonly at: "name" | "value" | "text";
  /** The field: for a name, the group that it belongs to. */
  readonly path: FieldPath;
  /** Names that the group has already. */
  readonly present: readonly string[];
  /** Offsets in the fields between which the word stands. */
  readonly start: number;
  readonly end: number;
  /** Whether a colon stands behind the word. */
  readonly hasColon: boolean;
}

/** Stands for the word at the cursor while the fields are parsed; no content has it. */
const mark = "cursor\uE0FFcursor";

const wordBefore = /[\w./#áéíóúüñ-]*$/iu;
const wordAfter = /^[\w./#áéíóúüñ-]*/iu;
/** Only names, dashes and spaces before the cursor: a name of a field in block style. */
const blockName = /^\s*(?:- +)*$/;

/**
 * Returns where an offset may be in the fields, however unfinished they are. A word alone on a line may be a name or an
 * entry of a list: the schema knows.
 */
export function placesInFields(yaml: string, offset: number): readonly FieldPlace[] {
  const before = yaml.slice(0, offset);
  const start = offset - (wordBefore.exec(before)?.[0].length ?? 0);
  const end = offset + (wordAfter.exec(yaml.slice(offset))?.[0].length ?? 0);
  const lineStart = yaml.lastIndexOf("\n", start - 1) + 1;
  const hasColon = /^[ \t]*:/.test(yaml.slice(end));
  const restOfLine = /^[^\n]*/.exec(yaml.slice(end))?.[0].trim() ?? "";
  const isLone = blockName.test(yaml.slice(lineStart, start)) && restOfLine === "";
  const common = { start, end, hasColon };
  // As a name it needs its colon to be parsed.
  const attempts = isLone ? [`${mark}:`, mark] : [mark];
  return attempts.flatMap((text) => {
    const found = findMark(parseDocument(yaml.slice(0, start) + text + yaml.slice(end)));
    return found && !(isLone && found.at === "text") ? [{ ...found, ...common }] : [];
  });
}

function findMark(document: Document): Pick<FieldPlace, "at" | "path" | "present"> | undefined {
  let found: Pick<FieldPlace, "at" | "path" | "present"> | undefined;
  visit(document, {
    Scalar(key, node, ancestors) {
      const text = typeof node.value === "string" ? node.value : "";
      if (!text.includes(mark)) return undefined;
      const path = pathOf(node, ancestors);
      const at = text !== mark ? "text" : key === "key" ? "name" : "value";
      const group = at === "name" ? ancestors.findLast(isMap) : undefined;
      const names = group?.items.flatMap(({ key: name }) => (isScalar(name) ? [String(name.value)] : [])) ?? [];
      found = { at, path: at === "name" ? path.slice(0, -1) : path, present: names.filter((name) => name !== mark) };
      return visit.BREAK;
    },
  });
  return found;
}

type Ancestor = Document | Node | Pair;

/** Returns the path of a node: names of fields and places in lists. */
function pathOf(node: Node, ancestors: readonly Ancestor[]): FieldPath {
  const chain = [...ancestors, node];
  return chain.flatMap((part, index): PropertyKey[] => {
    if (isPair(part) && isScalar(part.key)) return [String(part.key.value)];
    const inner = chain[index + 1];
    return isSeq(part) && inner ? [part.items.indexOf(inner)] : [];
  });
}
