import type { z } from "zod";
import { isCopy } from "#app/content/fields/is-copy.ts";
import { isFields, overlayFields, unequalLists } from "#app/content/fields/overlay-fields.ts";
import { schemaIssues } from "#app/content/fields/schema-issues.ts";
import type { MarkdownTree } from "#app/content/markdown/parse-markdown.ts";
import type { FieldPath } from "#app/schemas/field-path.ts";
import type { FrontMatterResult } from "./front-matter/read-front-matter.ts";
import type { Locator } from "./front-matter/yaml-positions.ts";
import type { Issue, ReadResult } from "./issues.ts";
import { translationSchema } from "./schemas/translation.ts";

/** A content file whose fields follow its schema, with the positions of its fields. */
export interface ParsedEntry<Data> {
  readonly file: string;
  readonly data: Data;
  /** The text above the body, from the first line of the file, in which `locate` finds fields. */
  readonly head: string;
  readonly body: string;
  /** The body's syntax tree, parsed when it is first asked for. */
  readonly tree: () => MarkdownTree;
  readonly bodyLine: number;
  readonly locate: Locator;
  /** Whether the text of an entry of a further language is the original's; single fields may be translated. */
  readonly untranslated?: true;
  /** Whether it is a translation that only its translator sees for now. */
  readonly unfinished?: boolean;
}

export type ParseResult<Data> = ReadResult<{
  readonly entry: ParsedEntry<Data>;
  /** The entry that visitors see instead of an unfinished translation. */
  readonly shownInstead?: ParsedEntry<Data>;
}>;

/** Returns the entry of a content file, or every issue of the file. */
export function parseEntry<Data>(source: FrontMatterResult, schema: z.ZodType<Data>): ParseResult<Data> {
  if (!source.ok) return source;
  return checkFields(source.value, schema);
}

/** Returns an entry of the original for a language without a translation of it, or every issue of the file. */
export function parseUntranslated<Data>(original: FrontMatterResult, schema: z.ZodType<Data>): ParseResult<Data> {
  if (!original.ok) return original;
  return checkFields({ ...original.value, untranslated: true }, schema);
}

/**
 * Returns the entry of a translation laid over its original, or every issue of both, each in its own file. Fields that
 * the translation leaves out are the original's, and so is the body. Positions are those of the translation.
 */
export function parseTranslation<Data>(
  original: FrontMatterResult,
  translation: FrontMatterResult,
  schema: z.ZodType<Data>,
): ParseResult<Data> {
  if (!original.ok) return original;
  if (!translation.ok) return translation;
  const { file, head } = translation.value;
  const { state, fields } = takeState(translation.value.data);
  const checked = translationSchema.safeParse(state, { reportInput: true });
  if (!checked.success) {
    return { ok: false, issues: schemaIssues(file, checked.error, translation.value.locate, translationSchema) };
  }
  if (state.publishAt !== undefined) return { ok: false, issues: [ownMoment(translation.value, state.publishAt)] };
  const data = overlayFields(original.value.data, fields);
  const locate = withoutLists(
    translation.value.locate,
    unequalLists(original.value.data, fields).map(({ path }) => path),
  );
  const { body, bodyLine, tree } = translation.value.body.trim() === "" ? original.value : translation.value;
  const untranslated = isCopy(schema, original.value, { data, body: translation.value.body }) || undefined;
  const unfinished = checked.data.draft === true;
  const entry = { file, data, head, body, bodyLine, tree, locate, untranslated, unfinished } as const;
  const result = checkFields(entry, schema);
  if (result.ok) return result;
  const inOriginal = issuesOf(parseEntry(original, schema));
  const own = result.issues.filter((issue) => !inOriginal.some((other) => isSame(other, issue)));
  return { ok: false, issues: [...inOriginal, ...own] };
}

/** Returns a locator that finds nothing inside the given lists, because the original's are shown instead. */
function withoutLists(locate: Locator, lists: readonly FieldPath[]): Locator {
  const isBelow = (path: FieldPath) =>
    lists.some((list) => path.length > list.length && list.every((part, index) => part === path[index]));
  return { ...locate, has: (path) => !isBelow(path) && locate.has(path) };
}

function issuesOf(result: ParseResult<unknown>): readonly Issue[] {
  return result.ok ? [] : result.issues;
}

/** Whether two issues are about the same field: a translation repeats the mistakes of its original. */
function isSame(one: Issue, other: Issue): boolean {
  return one.values.field === other.values.field;
}

/** Separates a translation's fields about itself from those of the page. */
function takeState(data: unknown): { readonly state: Readonly<Record<string, unknown>>; readonly fields: unknown } {
  if (!isFields(data)) return { state: {}, fields: data };
  const { draft, publishAt, ...fields } = data;
  return { state: { draft, publishAt }, fields };
}

/** A translation is published with its original. */
function ownMoment({ file, locate }: { readonly file: string; readonly locate: Locator }, moment: unknown): Issue {
  return { file, code: "translation-moment", ...locate.value(["publishAt"]), values: { moment: String(moment) } };
}

function checkFields<Data>(entry: ParsedEntry<unknown>, schema: z.ZodType<Data>): ParseResult<Data> {
  const result = schema.safeParse(entry.data, { reportInput: true });
  if (!result.success) return { ok: false, issues: schemaIssues(entry.file, result.error, entry.locate, schema) };
  return { ok: true, entry: { ...entry, data: result.data } };
}
