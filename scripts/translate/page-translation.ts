import { existsSync } from "node:fs";
import { join } from "node:path";
import type { ContentFiles } from "#app/content/content-files.server.ts";
import { type Origin, translationSchema } from "#app/content/schemas/origin.ts";
import { I18nError } from "./i18n-error.ts";

/** A translation of a page. */
export interface PageTranslation {
  /** The front matter as plain values. */
  readonly data: unknown;
  readonly body: string;
  /** Undefined where nobody has noted it. */
  readonly origin: Origin | undefined;
  /** Whether its translator keeps it back. */
  readonly unfinished?: boolean;
}

/**
 * Returns the translation of a page; undefined where there is none.
 *
 * @param name Path below the folder of its language: `blog/licencia.md`.
 * @throws I18nError when it cannot be read.
 */
export function readTranslation(files: ContentFiles, locale: string, name: string): PageTranslation | undefined {
  const file = `content/${locale}/${name}`;
  if (!existsSync(join(files.root, file))) return undefined;
  const result = files.frontMatter(file);
  if (!result.ok) throw new I18nError("i18nPageUnreadable", { file });
  const { data, body } = result.value;
  const origin = translationSchema.safeParse(data);
  if (!origin.success) throw new I18nError("i18nPageUnreadable", { file });
  return { data, body, origin: origin.data.original, unfinished: origin.data.draft === true };
}
