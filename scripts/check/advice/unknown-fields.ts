import { z } from "zod";
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
}

/** An issue of a field, with the names of the fields that were meant: what is missing there is the same mistake. */
export interface FieldIssue extends Issue {
  readonly meant?: readonly string[];
}

/**
 * Returns the issues of fields that a group does not know, each with what was probably meant: another name, or a group
 * that has such a field. Fields of one such group have one issue.
 *
 * @param parent The group.
 */
export function unknownFields(
  source: FieldSource,
  parent: FieldPath,
  { keys, input }: Pick<z.core.$ZodIssueUnrecognizedKeys, "keys" | "input">,
): FieldIssue[] {
  const { file, locate } = source;
  const groupOf = (name: string) =>
    fieldsOf(source, parent).find((group) => {
      const inside = [...parent, group];
      return fieldsOf(source, inside).includes(name) && !locate.has([...inside, name]);
    }) ?? "";
  return [...Map.groupBy(keys, (name) => groupOf(name) || name)].map(([inside, [name = "", ...others]]): FieldIssue => {
    const path = [...parent, name];
    const place = { file, code: "field-unknown" as const, ...locate.key(path) };
    const field = formatFieldPath(path);
    const group = [...parent, inside];
    if (groupOf(name) !== "") {
      const meant = [group, ...[name, ...others].map((one) => [...group, one])].map(formatFieldPath);
      return { ...place, values: { field, inside: formatFieldPath(group), others: others.join(", ") }, meant };
    }
    const suggestion = nameMeant(source, parent, name);
    const meant = suggestion === "" ? [] : [formatFieldPath([...parent, suggestion])];
    // `{ length: 7,6 }` is a length of 7 and a field «6»; `{ role: gestora, y madre }` ends at its comma.
    const comma = Reflect.get(Object(input), name) === null && locate.isInline(parent) ? name : "";
    return { ...place, values: { field, suggestion, comma }, meant };
  });
}

/** Returns the names of a group's fields; those of each kind of group where there are several. */
function fieldsOf({ schema }: FieldSource, parent: FieldPath): string[] {
  const group = schemaAt(schema, parent);
  // The furniture of the catalogue has names of a list, not fields.
  if (group instanceof z.ZodRecord && group.keyType instanceof z.ZodEnum) return group.keyType.options.map(String);
  const kinds: readonly unknown[] = group instanceof z.ZodUnion ? group.options : [group];
  return [...new Set(kinds.flatMap((kind) => (kind instanceof z.ZodObject ? Object.keys(kind.shape) : [])))];
}

/** Returns the name that was probably meant, in Spanish or with a slip; "" if none is near. */
function nameMeant(source: FieldSource, parent: FieldPath, name: string): string {
  const absent = fieldsOf(source, parent).filter((other) => !source.locate.has([...parent, other]));
  const plain = withoutAccents(name).toLowerCase();
  const [inEnglish] =
    Object.entries(fieldNames).find(([other, words]) => absent.includes(other) && words.includes(plain)) ?? [];
  return inEnglish ?? nearestName(name, absent) ?? "";
}
