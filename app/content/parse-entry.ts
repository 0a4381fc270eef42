import type { z } from "zod";
import { isCopy } from "#app/content/fields/is-copy.ts";
import { isFields, overlayFields, unequalLists } from "#app/content/fields/overlay-fields.ts";
import type { MarkdownTree } from "#app/content/markdown/parse-markdown.ts";
import type { FieldPath } from "#app/schemas/field-path.ts";
import type { FrontMatterResult } from "./front-matter/read-front-matter.ts";
import type { YamlSource } from "./front-matter/read-yaml.ts";
import type { Locator } from "./front-matter/yaml-positions.ts";
import { type ReadError, type ReadResult, unreadable } from "./read-error.ts";
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
  readonly yaml: YamlSource;
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

/**
 * Returns the entry of a content file, or every error of the file.
 *
 * @param untranslated Whether it is that of the original for a language without a translation of it.
 */
export function parseEntry<Data>(
  source: FrontMatterResult,
  schema: z.ZodType<Data>,
  untranslated?: true,
): ParseResult<Data> {
  return source.ok ? checkFields({ ...source.value, untranslated }, schema) : source;
}

/**
 * Returns the entry of a translation laid over its original, or every error of the original, otherwise of itself.
 * Positions are those of the translation.
 */
export function parseTranslation<Data>(
  original: FrontMatterResult,
  translation: FrontMatterResult,
  schema: z.ZodType<Data>,
): ParseResult<Data> {
  if (!original.ok) return original;
  if (!translation.ok) return translation;
  const { file, head, yaml } = translation.value;
  const { state, fields } = takeState(translation.value.data);
  const checked = translationSchema.safeParse(state, { reportInput: true });
  if (!checked.success) return invalid(translation.value, translationSchema, checked.error.issues);
  if (state.publishAt !== undefined) {
    // A translation is published with its original.
    const moment = String(state.publishAt);
    return unreadable(file, "translation-moment", { moment }, translation.value.locate.value(["publishAt"]));
  }
  const data = overlayFields(original.value.data, fields);
  const locate = withoutLists(
    translation.value.locate,
    unequalLists(original.value.data, fields).map(({ path }) => path),
  );
  const { body, bodyLine, tree } = translation.value.body.trim() === "" ? original.value : translation.value;
  const untranslated = isCopy(schema, original.value, { data, body: translation.value.body }) || undefined;
  const unfinished = checked.data.draft === true;
  const entry = { file, data, yaml, head, body, bodyLine, tree, locate, untranslated, unfinished } as const;
  const result = checkFields(entry, schema);
  if (result.ok) return result;
  // A translation repeats the mistakes of its original.
  const ofOriginal = parseEntry(original, schema);
  return ofOriginal.ok ? result : ofOriginal;
}

/** Returns a locator that finds nothing inside the given lists, because the original's are shown instead. */
function withoutLists(locate: Locator, lists: readonly FieldPath[]): Locator {
  const isBelow = (path: FieldPath) =>
    lists.some((list) => path.length > list.length && list.every((part, index) => part === path[index]));
  return { ...locate, has: (path) => !isBelow(path) && locate.has(path) };
}

/** Separates a translation's fields about itself from those of the page. */
function takeState(data: unknown): { readonly state: Readonly<Record<string, unknown>>; readonly fields: unknown } {
  if (!isFields(data)) return { state: {}, fields: data };
  const { draft, publishAt, ...fields } = data;
  return { state: { draft, publishAt }, fields };
}

function checkFields<Data>(entry: ParsedEntry<unknown>, schema: z.ZodType<Data>): ParseResult<Data> {
  const result = schema.safeParse(entry.data, { reportInput: true });
  return result.success
    ? { ok: true, entry: { ...entry, data: result.data } }
    : invalid(entry, schema, result.error.issues);
}

function invalid(
  { file, yaml, locate }: Pick<ParsedEntry<unknown>, "file" | "yaml" | "locate">,
  schema: z.ZodType,
  issues: readonly z.core.$ZodIssue[],
): { readonly ok: false; readonly errors: readonly ReadError[] } {
  return { ok: false, errors: [{ kind: "fields", file, yaml, schema, issues, locate }] };
}
