import { z } from "zod";
import { collectionNames, collectionSchemas } from "#app/content/collections.ts";
import type { Locator } from "#app/content/front-matter/yaml-positions.ts";
import { type FieldPath, formatFieldPath } from "#app/schemas/field-path.ts";
import { schemaAt } from "#app/schemas/schema-at.ts";
import { withoutAccents } from "#app/text/without-accents.ts";
import fieldNames from "./field-names.es.json" with { type: "json" };
import type { Issue } from "./issues.ts";
import { nearestName } from "./nearest-name.ts";

/** The source of field issues: the file, its schema, and the positions of its fields. */
export interface FieldSource {
  readonly file: string;
  readonly schema: z.ZodType | undefined;
  readonly locate: Locator;
  readonly issues: readonly z.core.$ZodIssue[];
}

/** An issue of a field, with the names of the fields that were meant: what is missing there is the same mistake. */
export interface FieldIssue extends Issue {
  readonly meant?: readonly string[];
}

/** The part of zod's issue about unknown fields of a group. */
type Unrecognized = Pick<z.core.$ZodIssueUnrecognizedKeys, "keys" | "input">;

/**
 * Returns the issues of fields that a group does not know, each with what was probably meant: another name, a group
 * that has such a field, or the rest of a text that a comma cuts. Those of one group have one issue.
 *
 * @param parent The group.
 */
export function unknownFields(
  source: FieldSource,
  parent: FieldPath,
  { keys: names, input }: Unrecognized,
): FieldIssue[] {
  const { file, locate } = source;
  const values: Readonly<Record<string, unknown>> = Object(input);
  // `{ name: Ana, role: gestora, y madre }`
  const rests = names.filter((name) => values[name] === null && /\s/.test(name) && locate.isInline(parent));
  const groupOf = (name: string) =>
    fieldsOf(source, parent).find((group) => {
      const inside = [...parent, group];
      return fieldsOf(source, inside).includes(name) && !locate.has([...inside, name]);
    }) ?? "";
  const byGroup = Map.groupBy(
    names.filter((name) => !rests.includes(name)),
    (name) => groupOf(name) || name,
  );
  const unknown = [...byGroup].map(([inside, [name = "", ...others]]): FieldIssue => {
    const path = [...parent, name];
    const place = { file, code: "field-unknown" as const, ...locate.key(path) };
    const field = formatFieldPath(path);
    const group = [...parent, inside];
    if (groupOf(name) !== "") {
      const meant = [group, ...[name, ...others].map((one) => [...group, one])].map(formatFieldPath);
      return { ...place, values: { field, inside: formatFieldPath(group), others: others.join(", ") }, meant };
    }
    const suggestion = nameMeant(source, parent, name);
    const folders = parent.length > 0 ? "" : foldersWith(name);
    const drawn = namesInRecord(source, parent).join(", ");
    const meant = suggestion === "" ? [] : [formatFieldPath([...parent, suggestion])];
    return { ...place, values: { field, suggestion, folders, drawn }, meant };
  });
  return [...cutText(source, parent, rests, values), ...unknown];
}

/** Returns the folders whose files have a field of this name, such as `draft`, which few collections have. */
function foldersWith(name: string): string {
  const collections = collectionNames.filter((each) => {
    const schema: unknown = collectionSchemas[each];
    return schema instanceof z.ZodObject && Object.hasOwn(schema.shape, name);
  });
  return collections.map((each) => `content/es/${each}`).join(", ");
}

/** Returns the names of a group's fields; those of each kind of group where there are several. */
function fieldsOf(source: Pick<FieldSource, "schema">, parent: FieldPath): string[] {
  const group = schemaAt(source.schema, parent);
  const kinds: readonly unknown[] = group instanceof z.ZodUnion ? group.options : [group];
  const names = kinds.flatMap((kind) => (kind instanceof z.ZodObject ? Object.keys(kind.shape) : []));
  return names.length > 0 ? [...new Set(names)] : namesInRecord(source, parent);
}

/** Returns the names that a group may have where they are not its fields: those of the furniture of the catalogue. */
function namesInRecord({ schema }: Pick<FieldSource, "schema">, parent: FieldPath): string[] {
  const group = schemaAt(schema, parent);
  return group instanceof z.ZodRecord && group.keyType instanceof z.ZodEnum ? group.keyType.options.map(String) : [];
}

function cutText(
  { file, locate }: FieldSource,
  parent: FieldPath,
  rests: readonly string[],
  values: Readonly<Record<string, unknown>>,
): FieldIssue[] {
  const [first] = rests;
  if (first === undefined) return [];
  const names = Object.keys(values);
  const begin = values[names[names.indexOf(first) - 1] ?? ""];
  const rest = rests.join(", ");
  const all = [...(typeof begin === "string" ? [begin] : []), rest].join(", ");
  return [{ file, code: "text-cut", ...locate.key([...parent, first]), values: { rest, all } }];
}

/** Returns the name that was probably meant, in Spanish or with a slip; "" if none is near. */
function nameMeant(source: FieldSource, parent: FieldPath, name: string): string {
  const absent = fieldsOf(source, parent).filter((other) => !source.locate.has([...parent, other]));
  const plain = withoutAccents(name).toLowerCase();
  const inEnglish = Object.entries(fieldNames).find(
    ([other, words]) => absent.includes(other) && words.includes(plain),
  );
  return inEnglish?.[0] ?? nearestName(name, absent) ?? "";
}
