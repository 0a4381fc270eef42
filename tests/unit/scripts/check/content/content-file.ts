import { z } from "zod";
import { readFrontMatter } from "#app/content/front-matter/read-front-matter.ts";
import { parseEntry } from "#app/content/parse-entry.ts";
import type { ContentFile } from "#scripts/check/content/project.ts";

/** Returns a content file with any fields, as the rules of one file get it; an article unless `kind` says otherwise. */
export function contentFile(source: string, { kind = "blog" }: Partial<Pick<ContentFile, "kind">> = {}): ContentFile {
  const file = `content/es/${kind}/prueba.md`;
  const result = parseEntry(readFrontMatter(file, source), z.looseObject({}));
  if (!result.ok) throw new Error(`Not readable: ${JSON.stringify(result.issues)}`);
  return { ...result.entry, locale: "es", kind, id: "prueba", slug: "prueba" };
}
