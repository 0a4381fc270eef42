import { type Document, isMap, isSeq, parseDocument } from "yaml";
import type { FieldPath } from "#app/schemas/field-path.ts";
import { splitSource } from "./set-field.ts";

/** A text for a field of a translation, where the original has it. */
export interface SetField {
  readonly path: FieldPath;
  readonly text: string;
}

/**
 * Returns a translation with other fields and, where it is given, another body. Comments and the order of fields stay.
 *
 * @param source A file whose front matter can be read, or one without fields.
 * @param original The front matter of the original, whose lists say which items have ids.
 */
export function setFields(source: string, original: unknown, fields: readonly SetField[], body?: string): string {
  const { opening, yaml, rest, newline } = splitSource(source);
  const document = parseDocument(yaml);
  for (const { path, text } of fields) document.setIn(targetPath(document, original, path), text);
  // An empty document is written as «{}» or «null».
  const written =
    isMap(document.contents) && document.contents.items.length > 0 ? document.toString({ lineWidth: 0 }) : "";
  const head = opening + written.replaceAll("\n", newline);
  const [closing = "---"] = rest.split(/\r?\n/, 1);
  return body === undefined ? head + rest : head + [closing, "", ...body.split("\n"), ""].join(newline);
}

/** Returns where a translation has a field, or is to have it: items of its lists have places of their own. */
function targetPath(document: Document, original: unknown, path: FieldPath): (string | number)[] {
  const target: (string | number)[] = [];
  let value = original;
  for (const part of path) {
    const inner: unknown = value === null || typeof value !== "object" ? undefined : Reflect.get(value, part);
    const id =
      Array.isArray(value) && inner !== null && typeof inner === "object" ? Reflect.get(inner, "id") : undefined;
    target.push(id === undefined ? (part as string | number) : placeOfItem(document, target, id));
    value = inner;
  }
  return target;
}

function placeOfItem(document: Document, list: readonly (string | number)[], id: unknown): number {
  if (!isSeq(document.getIn(list))) document.setIn(list, document.createNode([]));
  const items = document.getIn(list);
  if (!isSeq(items)) throw new Error(`There is no list at ${list.join(".")}.`);
  const index = items.items.findIndex((item) => isMap(item) && item.get("id") === id);
  if (index >= 0) return index;
  items.add(document.createNode({ id }));
  return items.items.length - 1;
}
