import { isDeepStrictEqual } from "node:util";
import type { Issue } from "#app/content/issues.ts";
import { type FrontMatterResult, normaliseText, readFrontMatter, treeOf } from "./read-front-matter.ts";
import { lazyLocator } from "./yaml-positions.ts";

/** What is kept of a content file, as JSON: positions and syntax tree are made of its text when they are asked for. */
export type StoredFrontMatter =
  | { readonly ok: true; readonly data: unknown; readonly bodyLength: number; readonly bodyLine: number }
  | { readonly ok: false; readonly issues: Issue[] };

/** Returns what can be kept of a file; undefined for values that JSON does not have, such as YAML's `.inf`. */
export function storeFrontMatter(result: FrontMatterResult): StoredFrontMatter | undefined {
  if (!result.ok) return result;
  const { data, body, bodyLine } = result.value;
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(data)), data)) return undefined;
  return { ok: true, data, bodyLength: body.length, bodyLine };
}

/** Returns what `readFrontMatter` returns for the same file and text, whose fingerprint the caller knows. */
export function restoreFrontMatter(
  { file, source, fingerprint }: { readonly file: string; readonly source: string; readonly fingerprint: string },
  stored: StoredFrontMatter,
): FrontMatterResult {
  if (!stored.ok) return stored;
  const { data, bodyLength, bodyLine } = stored;
  const text = normaliseText(source);
  const headLength = text.length - bodyLength;
  const [head, body] = [text.slice(0, headLength), text.slice(headLength)];
  const locate = lazyLocator(() => {
    const result = readFrontMatter(file, source);
    if (!result.ok) throw new Error(`${file} was readable before.`);
    return result.value.locate;
  });
  return { ok: true, value: { file, fingerprint, data, head, body, bodyLine, tree: treeOf(body), locate } };
}
