import type { z } from "zod";
import { fillPendingPictures } from "#app/pictures/pending-pictures.ts";
import { readFrontMatter } from "./front-matter/front-matter.ts";
import { createLocator } from "./front-matter/yaml-positions.ts";
import type { ParseOptions, ParseResult } from "./parse-entry.ts";
import { schemaIssues } from "./schema-issues.ts";

interface SourceFile {
  readonly file: string;
  readonly source: string;
}

/**
 * Lays a translation over its original: the translated fields replace the original's, the rest stays. Lists of
 * objects are laid item over item, lists of texts are replaced whole. A translation without a body keeps the original's.
 */
export function parseTranslation<Data>(
  original: SourceFile,
  translation: SourceFile,
  schema: z.ZodType<Data>,
  { pendingPictures = false }: ParseOptions = {},
): ParseResult<Data> {
  const base = readFrontMatter(original.file, original.source);
  if (!base.ok) return base;
  const overlay = readFrontMatter(translation.file, translation.source);
  if (!overlay.ok) return overlay;

  const { file, document, lines } = overlay.value;
  const locate = createLocator(document, lines);
  const laid = overlayFields(base.value.data, overlay.value.data);
  const result = schema.safeParse(pendingPictures ? fillPendingPictures(laid, schema) : laid);
  if (!result.success) return { ok: false, issues: schemaIssues(file, result.error, locate) };
  const { body, bodyLine } = overlay.value.body.trim() === "" ? base.value : overlay.value;
  return { ok: true, entry: { file, data: result.data, body, bodyLine, locate } };
}

/** `({ a: 1, b: { c: 2, d: 3 } }, { b: { c: 9 } })` → `{ a: 1, b: { c: 9, d: 3 } }` */
export function overlayFields(base: unknown, overlay: unknown): unknown {
  if (Array.isArray(base) && Array.isArray(overlay) && overlay.every(isFields)) {
    const laid = base.map((item, index) => (index < overlay.length ? overlayFields(item, overlay[index]) : item));
    return [...laid, ...overlay.slice(base.length)];
  }
  if (isFields(base) && isFields(overlay)) {
    const laid = Object.entries(overlay).map(([name, value]) => [
      name,
      Object.hasOwn(base, name) ? overlayFields(base[name], value) : value,
    ]);
    return { ...base, ...Object.fromEntries(laid) };
  }
  return overlay;
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
