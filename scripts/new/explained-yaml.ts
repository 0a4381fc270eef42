import { Document, isMap, isNode, isScalar, isSeq, type Node, type YAMLMap, type YAMLSeq } from "yaml";
import type { FieldSchema } from "#scripts/fields/field-schema.ts";

/** Lists as short as this stand on one line, between brackets. */
const shortList = 60;

/**
 * Returns values as YAML, every field with its explanation as a comment above it, once where a sentence would come
 * again. Fields that may be added stand as comments at the end of their group.
 *
 * @param optional Line above those that may be added at the top.
 */
export function explainedYaml(values: unknown, schema: FieldSchema, optional: string): string {
  const document = new Document(values);
  const explained = new Set<string>();
  if (isNode(document.contents)) explain(document.contents, schema, explained);
  const { contents } = document;
  if (isMap(contents) && contents.comment) contents.comment = ` ${optional}\n${contents.comment}`;
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

function explain(node: Node, schema: FieldSchema, explained: Set<string>): void {
  if (isMap(node)) explainMap(node, schema, explained);
  if (isSeq(node)) explainList(node, schema, explained);
}

function explainMap(map: YAMLMap, schema: FieldSchema, explained: Set<string>): void {
  const fields = propertiesFor(map, schema);
  const isNew = (name: string, { description }: FieldSchema) => {
    const sentence = `${name}: ${description}`;
    return description !== undefined && !explained.has(sentence) && explained.add(sentence);
  };
  for (const { key, value } of map.items) {
    if (!isScalar(key)) continue;
    const name = String(key.value);
    const field = fields[name];
    if (!field) continue;
    if (isNew(name, field)) key.commentBefore = ` ${field.description}`;
    if (isNode(value)) explain(value, field, explained);
  }
  const others = Object.entries(fields).filter(([name, field]) => !map.has(name) && isNew(name, field));
  if (others.length > 0) map.comment = others.map(([name, { description }]) => ` ${name}: ${description}`).join("\n");
}

function explainList(list: YAMLSeq, schema: FieldSchema, explained: Set<string>): void {
  if (list.items.length === 0 || isShort(list)) list.flow = true;
  const entries = schema.items;
  if (!entries) return;
  for (const item of list.items) if (isNode(item)) explain(item, entries, explained);
}

/** Whether a list holds figures or a few words, and nothing that wants an explanation. */
function isShort(list: YAMLSeq): boolean {
  const text = JSON.stringify(list.toJSON());
  return !text.includes("{") && text.length <= shortList;
}

/** Returns the fields of a group; those of the choice that has all that stands there, if there are several. */
function propertiesFor(map: YAMLMap, { properties, anyOf, oneOf }: FieldSchema): Readonly<Record<string, FieldSchema>> {
  if (properties) return properties;
  const choices = (anyOf ?? oneOf ?? []).flatMap((choice) => (choice.properties ? [choice.properties] : []));
  return choices.find((fields) => map.items.every(({ key }) => isScalar(key) && String(key.value) in fields)) ?? {};
}
