import type { z } from "zod";
import type { MarkdownTree } from "#app/content/markdown/parse-markdown.ts";
import { fillPendingPictures } from "#app/pictures/pending-pictures.ts";
import type { FrontMatterResult } from "./front-matter/read-front-matter.ts";
import type { Locator } from "./front-matter/yaml-positions.ts";
import type { Issue } from "./issues.ts";
import { completeIds } from "./item-ids/complete-ids.ts";
import { isFields } from "./item-ids/item-id.ts";
import { locateOverlay } from "./item-ids/locate-overlay.ts";
import { missingIdIssues } from "./item-ids/missing-id-issues.ts";
import { overlayIssues } from "./item-ids/overlay-issues.ts";
import { markWords } from "./mark-words.ts";
import { overlayFields } from "./overlay-fields.ts";
import { schemaIssues } from "./schema-issues.ts";
import { translationSchema } from "./schemas/origin.ts";

/** A content file whose fields follow its schema, with the positions of its fields. */
export interface ParsedEntry<Data> {
  readonly file: string;
  readonly data: Data;
  /** The text above the body, from the first line of the file: that in which `locate` finds fields. */
  readonly head: string;
  readonly body: string;
  /** The body's syntax tree, parsed when it is first asked for. */
  readonly tree: () => MarkdownTree;
  readonly bodyLine: number;
  readonly locate: Locator;
  /**
   * What an entry of a further language has from the original: all of it, or its body although it has words of its own.
   * Single texts of its fields are marked.
   */
  readonly untranslated?: "all" | "body";
  /** Whether it is a translation that nobody but its translator should see yet. */
  readonly unfinished?: boolean;
}

export type ParseResult<Data> =
  | {
      readonly ok: true;
      readonly entry: ParsedEntry<Data>;
      /** What visitors see in place of an unfinished translation. */
      readonly shownInstead?: ParsedEntry<Data>;
    }
  | { readonly ok: false; readonly issues: Issue[] };

export interface ParseOptions {
  /** Whether a picture that is not named yet is accepted. */
  readonly pendingPictures?: boolean;
}

/** Returns the entry of a content file, or every issue of the file. */
export function parseEntry<Data>(
  source: FrontMatterResult,
  schema: z.ZodType<Data>,
  options?: ParseOptions,
): ParseResult<Data> {
  if (!source.ok) return source;
  return checkFields(source.value, schema, options);
}

/** Returns an entry of the original for a language without a translation of it, or every issue of the file. */
export function parseUntranslated<Data>(
  original: FrontMatterResult,
  schema: z.ZodType<Data>,
  options?: ParseOptions,
): ParseResult<Data> {
  if (!original.ok) return original;
  const data = markWords(original.value.data, schema);
  return checkFields({ ...original.value, data, untranslated: "all" }, schema, options);
}

/**
 * Returns the entry of a translation laid over its original, or every issue of both, each in its own file. Fields that the
 * translation leaves out are the original's, marked as such, and so is the body. Positions are those of the translation.
 */
export function parseTranslation<Data>(
  original: FrontMatterResult,
  translation: FrontMatterResult,
  schema: z.ZodType<Data>,
  options?: ParseOptions,
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
  // What the original lacks is reported there.
  const base = completeIds(schema, original.value.data);
  const data = overlayFields(markWords(base, schema), fields);
  const locate = locateOverlay(translation.value.locate, data, fields);
  const itemIssues = overlayIssues(base, { ...translation.value, data: fields });
  const hasBody = translation.value.body.trim() !== "";
  const { body, bodyLine, tree } = hasBody ? translation.value : original.value;
  const untranslated = hasBody || body.trim() === "" ? undefined : "body";
  const unfinished = checked.data.draft === true;
  const entry = { file, data, head, body, bodyLine, tree, locate, untranslated, unfinished } as const;
  const result = checkFields(entry, schema, options);
  if (result.ok) return itemIssues.length === 0 ? result : { ok: false, issues: itemIssues };
  const faults = issuesOf(parseEntry(original, schema, options));
  const own = result.issues.filter((issue) => !faults.some((fault) => isSame(fault, issue)));
  return { ok: false, issues: [...faults, ...own, ...itemIssues] };
}

function issuesOf(result: ParseResult<unknown>): readonly Issue[] {
  return result.ok ? [] : result.issues;
}

/** Whether a translation has an issue from its original, where the mistake is: the field is wrong there. */
function isSame(fault: Issue, issue: Issue): boolean {
  return fault.values.field === issue.values.field;
}

/** Returns the fields of a translation, and apart from them those that are none of the page. */
function takeState(data: unknown): { readonly state: Readonly<Record<string, unknown>>; readonly fields: unknown } {
  if (!isFields(data)) return { state: {}, fields: data };
  const { original, draft, publishAt, ...fields } = data;
  return { state: { original, draft, publishAt }, fields };
}

/** A translation is published with its original. */
function ownMoment({ file, locate }: { readonly file: string; readonly locate: Locator }, moment: unknown): Issue {
  return { file, code: "translation-moment", ...locate.value(["publishAt"]), values: { moment: String(moment) } };
}

function checkFields<Data>(
  entry: ParsedEntry<unknown>,
  schema: z.ZodType<Data>,
  { pendingPictures = false }: ParseOptions = {},
): ParseResult<Data> {
  const data = completeIds(schema, entry.data);
  const result = schema.safeParse(pendingPictures ? fillPendingPictures(data, schema) : data, { reportInput: true });
  const fieldIssues = result.success ? [] : schemaIssues(entry.file, result.error, entry.locate, schema);
  const issues = [...fieldIssues, ...missingIdIssues(entry, schema, fieldIssues)];
  if (!result.success || issues.length > 0) return { ok: false, issues };
  return { ok: true, entry: { ...entry, data: result.data } };
}
