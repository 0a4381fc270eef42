import { z } from "zod";
import type { FieldPath } from "#app/schemas/field-path.ts";

/** Names of fields, and `*` for whatever item of a list. */
type Pattern = readonly string[];

/** A list of groups in a schema: `["phases", "*", "steps"]`. */
interface ListPattern {
  readonly path: Pattern;
  /** Whether its items have ids. Those of every list do that a translation can be laid over. */
  readonly hasIds: boolean;
}

/** A list of groups in a file. */
export interface ItemList {
  readonly path: FieldPath;
  readonly items: readonly unknown[];
}

const patternsOf = new WeakMap<z.ZodType, readonly ListPattern[]>();

/** Returns the lists of groups of a schema, outer ones first. */
export function itemListPatterns(schema: z.ZodType): readonly ListPattern[] {
  const known = patternsOf.get(schema);
  if (known) return known;
  const found = new Map(patternsBelow(schema, []).map((pattern) => [pattern.path.join("."), pattern]));
  const patterns = [...found.values()];
  patternsOf.set(schema, patterns);
  return patterns;
}

/** Returns the lists in the data of a file whose items have ids, outer ones first. */
export function itemListsIn(schema: z.ZodType, data: unknown): ItemList[] {
  return itemListPatterns(schema)
    .filter(({ hasIds }) => hasIds)
    .flatMap(({ path }) => listsAt(data, path, []));
}

function patternsBelow(field: unknown, path: Pattern): ListPattern[] {
  if (field instanceof z.ZodOptional || field instanceof z.ZodNullable || field instanceof z.ZodDefault) {
    return patternsBelow(field.unwrap(), path);
  }
  if (field instanceof z.ZodUnion) return field.options.flatMap((option) => patternsBelow(option, path));
  if (field instanceof z.ZodObject) {
    return Object.entries(field.shape).flatMap(([name, inner]) => patternsBelow(inner, [...path, name]));
  }
  if (!(field instanceof z.ZodArray)) return [];
  const below = patternsBelow(field.element, [...path, "*"]);
  const groups = groupsOf(field.element);
  if (groups.length === 0) return below;
  return [{ path, hasIds: groups.every(({ shape }) => Object.hasOwn(shape, "id")) }, ...below];
}

/** Returns the groups of fields that an item may be. */
function groupsOf(item: unknown): z.ZodObject[] {
  if (item instanceof z.ZodUnion) return item.options.flatMap(groupsOf);
  return item instanceof z.ZodObject ? [item] : [];
}

function listsAt(value: unknown, [name, ...rest]: Pattern, path: FieldPath): ItemList[] {
  if (name === undefined) return Array.isArray(value) ? [{ path, items: value }] : [];
  if (name === "*") {
    return Array.isArray(value) ? value.flatMap((item, index) => listsAt(item, rest, [...path, index])) : [];
  }
  const hasField = typeof value === "object" && value !== null && Object.hasOwn(value, name);
  return hasField ? listsAt(Object(value)[name], rest, [...path, name]) : [];
}
