import type { Issue } from "#app/content/issues.ts";
import { positionAt } from "#app/content/text/text-positions.ts";
import type { ContentFile } from "#scripts/check/site/content-file.ts";
import { brokenAccents } from "./broken-accents.ts";

/** Checks that no text has gone through the wrong encoding. Such a text is wrong everywhere, and has one issue. */
export function checkAccents({ file, head, body }: ContentFile): Issue[] {
  const text = `${head}${body}`;
  const [first, ...others] = brokenAccents(text);
  if (!first) return [];
  const { offset, found, meant } = first;
  return [{ file, code: "accents-broken", ...positionAt(text, offset), values: { found, meant, more: others.length } }];
}
