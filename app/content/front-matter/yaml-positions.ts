import { type Document, isCollection, isMap, isNode, isScalar, type LineCounter, type Node, type Pair } from "yaml";
import type { Position } from "#app/content/text/text-positions.ts";
import type { FieldPath } from "#app/schemas/field-path.ts";

/**
 * Returns functions that find fields of a YAML document: the positions of a value and of its name, or of the group that
 * lacks it, a figure as it is written, `012`, and whether a group is between braces.
 */
export function createLocator(document: Document, lines: LineCounter) {
  const position = (node: Node | undefined): Position | undefined => {
    if (!node?.range) return undefined;
    const { line, col } = lines.linePos(node.range[0]);
    return { line, column: col };
  };

  function pairAt(path: FieldPath): Pair | undefined {
    const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
    // YAML reads some names as numbers; zod gives all of them as texts.
    const name = String(path.at(-1));
    if (!isMap(parent)) return undefined;
    return parent.items.find((item) => isScalar(item.key) && String(item.key.value) === name);
  }

  function key(path: FieldPath): Position {
    if (path.length === 0) return { line: 1, column: 1 };
    const pair = pairAt(path);
    const found = position(isScalar(pair?.key) ? pair.key : undefined);
    return found ?? value(path);
  }

  function value(path: FieldPath): Position {
    if (path.length === 0) return { line: 1, column: 1 };
    const node = document.getIn(path, true);
    const found = isNode(node) ? position(node) : undefined;
    return found ?? key(path.slice(0, -1));
  }

  return {
    key,
    value,
    has: (path: FieldPath) => document.hasIn(path),
    isNull: (path: FieldPath) => document.getIn(path) === null,
    written(path: FieldPath): string | undefined {
      const node = document.getIn(path, true);
      return isScalar(node) ? node.source : undefined;
    },
    isInline(path: FieldPath): boolean {
      const node = path.length === 0 ? document.contents : document.getIn(path, true);
      return isCollection(node) && node.flow === true;
    },
  };
}

export type Locator = ReturnType<typeof createLocator>;
