import { z } from "zod";
import { collectionNames, collectionSchemas } from "#app/content/collections.ts";
import type { Locator } from "#app/content/front-matter/yaml-positions.ts";
import { type FieldPath, formatFieldPath } from "#app/schemas/field-path.ts";
import { schemaAt } from "#app/schemas/schema-at.ts";
import { withoutAccents } from "#app/schemas/without-accents.ts";
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

/** English names of fields by Spanish words for them, without accents. */
const englishNames: ReadonlyMap<string, string> = new Map(
  Object.entries(fieldNames).flatMap(([name, words]) => words.map((word) => [word, name] as const)),
);

/** The part of zod's issue about unknown fields of a group. */
type Unrecognized = Pick<z.core.$ZodIssueUnrecognizedKeys, "keys" | "input">;

/**
 * Returns the issues of fields that a group does not know, each with what was probably meant: another name, the group
 * to which it belongs, or the rest of a text that a comma cuts. Fields that slipped out of the same group, or follow
 * from the same text, have one issue.
 *
 * @param parent The group.
 */
export function unknownFields(
  source: FieldSource,
  parent: FieldPath,
  { keys: names, input }: Unrecognized,
): FieldIssue[] {
  const values: Readonly<Record<string, unknown>> = Object(input);
  const rests = names.filter((name) => values[name] === null && isRestOfText(source, parent, name));
  const slipped = new Set<string>();
  return names.flatMap((name) => {
    if (rests.includes(name)) return name === rests[0] ? [cutText(source, parent, rests, values)] : [];
    const group = groupOf(source, parent, name);
    if (group === undefined) {
      const suggestion = nameMeant(source, parent, name, names);
      const meant = suggestion === "" ? [] : [formatFieldPath([...parent, suggestion])];
      const drawn = namesInRecord(source, parent).join(", ");
      const issue = issueOf(source, parent, name, { suggestion, folders: foldersWith(parent, name), drawn });
      return [{ ...issue, meant }];
    }
    if (slipped.has(group)) return [];
    slipped.add(group);
    const all = names.filter((other) => groupOf(source, parent, other) === group);
    const others = all.slice(1).join(", ");
    const path = [...parent, group];
    const field = formatFieldPath(path);
    const inline = source.locate.isInline(path) ? field : "";
    const absent = source.locate.has(path) ? "" : group;
    const meant = [field, ...all.map((other) => formatFieldPath([...path, other]))];
    return [{ ...issueOf(source, parent, name, { group: field, others, inline, absent }), meant }];
  });
}

/** Returns the folders whose files have a field of this name, such as `draft`, which few collections have. */
function foldersWith(parent: FieldPath, name: string): string {
  const collections = collectionNames.filter((each) => {
    const schema: unknown = collectionSchemas[each];
    return schema instanceof z.ZodObject && Object.hasOwn(schema.shape, name);
  });
  return parent.length > 0 ? "" : collections.map((each) => `content/es/${each}`).join(", ");
}

function issueOf({ file, locate }: FieldSource, parent: FieldPath, name: string, values: Issue["values"]): Issue {
  const path = [...parent, name];
  return { file, code: "field-unknown", ...locate.key(path), values: { field: formatFieldPath(path), ...values } };
}

/** Returns the names of a group's fields; those of each kind of group where there are several. */
function namesKnown({ schema }: FieldSource, parent: FieldPath): string[] {
  const group = schemaAt(schema, parent);
  const kinds: readonly unknown[] = group instanceof z.ZodUnion ? group.options : [group];
  const names = kinds.flatMap((kind) => (kind instanceof z.ZodObject ? Object.keys(kind.shape) : []));
  return names.length > 0 ? [...new Set(names)] : namesInRecord({ schema }, parent);
}

/** Returns the names that a group may have where they are not its fields: those of the furniture of the catalogue. */
function namesInRecord({ schema }: Pick<FieldSource, "schema">, parent: FieldPath): string[] {
  const group = schemaAt(schema, parent);
  return group instanceof z.ZodRecord && group.keyType instanceof z.ZodEnum ? group.keyType.options.map(String) : [];
}

/**
 * Returns the group, of its parent's, that lacks a field of this name: one above the field, or one that is missing
 * itself. Undefined if it is not one alone.
 */
function groupOf(source: FieldSource, parent: FieldPath, name: string): string | undefined {
  const { locate } = source;
  const { line } = locate.key([...parent, name]);
  const groups = namesKnown(source, parent).filter((group) => {
    const path = [...parent, group];
    if (!namesKnown(source, path).includes(name)) return false;
    if (!locate.has(path)) return isMissing(source, path);
    if (locate.key(path).line >= line) return false;
    return locate.isNull(path) || isMissing(source, [...path, name]);
  });
  return groups.length === 1 ? groups[0] : undefined;
}

function isMissing({ issues, locate }: FieldSource, path: FieldPath): boolean {
  return !locate.has(path) && issues.some((issue) => formatFieldPath(issue.path) === formatFieldPath(path));
}

/**
 * Whether a name without a value is the rest of a text after its comma: `{ basis: Por teléfono, de lunes a viernes,
 * date: }`.
 */
function isRestOfText({ locate, ...source }: FieldSource, parent: FieldPath, name: string): boolean {
  if (!/\s/.test(name)) return false;
  // A name before it on the same line means that the group is written in braces.
  const { line, column } = locate.key([...parent, name]);
  return namesKnown({ locate, ...source }, parent).some((other) => {
    const key = locate.has([...parent, other]) ? locate.key([...parent, other]) : undefined;
    return key !== undefined && key.line === line && key.column < column;
  });
}

function cutText(
  { file, locate }: FieldSource,
  parent: FieldPath,
  rests: readonly string[],
  values: Readonly<Record<string, unknown>>,
): Issue {
  const [first = ""] = rests;
  const names = Object.keys(values);
  const begin = values[names[names.indexOf(first) - 1] ?? ""];
  const rest = rests.join(", ");
  const all = [...(typeof begin === "string" ? [begin] : []), rest].join(", ");
  return { file, code: "text-cut", ...locate.key([...parent, first]), values: { rest, all } };
}

/** Returns the name that was probably meant; "" if none is near. */
function nameMeant(source: FieldSource, parent: FieldPath, name: string, unknown: readonly string[]): string {
  const { locate, issues } = source;
  const isAbsent = (path: FieldPath) => path.length === parent.length + 1 && !locate.has(path);
  const missing = issues
    .map(({ path }) => path)
    .filter((path) => isAbsent(path) && parent.every((part, index) => part === path[index]))
    .map((path) => String(path.at(-1)));
  const absent = namesKnown(source, parent).filter((other) => isAbsent([...parent, other]));
  const inEnglish = englishNames.get(plainName(name));
  if (inEnglish !== undefined && absent.includes(inEnglish)) return inEnglish;
  // If one name is unknown and one is missing, they are the same field.
  const only = missing.length === 1 && unknown.length === 1 ? missing[0] : undefined;
  return nearestName(name, missing) ?? nearestName(name, absent) ?? only ?? "";
}

function plainName(name: string): string {
  return withoutAccents(name).toLowerCase();
}
