import { isDeepStrictEqual } from "node:util";
import type { ContentFiles } from "#app/content/content-files.server.ts";
import { readFrontMatter } from "#app/content/front-matter/read-front-matter.ts";
import { nearestName } from "#app/content/nearest-name.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { I18nError } from "./i18n-error.ts";
import type { OriginalPages } from "./original-pages.ts";
import { originOf, writeOrigin } from "./page-origin.ts";

/** A translation with the origin of its texts. */
interface DonePage {
  readonly file: string;
  readonly text: string;
  /** What of the original it is made from: all, or only the fields above a body. */
  readonly extent: "all" | "fields";
}

/**
 * Returns a content file of a translation as it is to be written: its original as it is now is what it was made from.
 *
 * @param file Path from the project's root.
 * @throws I18nError where it is no translation, or cannot be read.
 */
export function donePage(files: ContentFiles, originals: OriginalPages, file: string): DonePage {
  const [, locale, name] = /^content\/([^/]+)\/(.+\.md)$/.exec(file) ?? [];
  if (locale === undefined || name === undefined) throw new I18nError("i18nNoTranslation", { file });
  if (locale === defaultLocale) throw new I18nError("i18nOriginalPage", { file });
  const source = files.text(file);
  if (source === undefined) throw missing(files, locale, name, file);
  const page = originals.find(name);
  if (!page) throw new I18nError("i18nPageUnreadable", { file: `content/${defaultLocale}/${name}` });
  const before = files.frontMatter(file);
  if (!before.ok) throw new I18nError("i18nPageUnreadable", { file });
  const hasBody = before.value.body.trim() !== "";
  const origin = originOf(page.fields, hasBody ? page.sections : undefined);
  const extent = hasBody || page.sections.length === 0 ? "all" : "fields";
  const text = writeOrigin(source, origin);
  // Front matter can be written in ways that nobody thinks of.
  const after = readFrontMatter(file, text);
  const wanted = { ...Object(before.value.data), original: origin };
  if (
    !after.ok ||
    after.value.body !== before.value.body ||
    !isDeepStrictEqual({ ...Object(after.value.data) }, wanted)
  ) {
    throw new I18nError("i18nPageUnwritable", { file });
  }
  return { file, text, extent };
}

function missing(files: ContentFiles, locale: string, name: string, file: string): I18nError {
  const folder = name.split("/").slice(0, -1).join("/");
  const near = nearestName(
    file,
    files.list(`${locale}/${folder}`).map((other) => `content/${locale}/${folder}/${other}`),
  );
  return near === undefined
    ? new I18nError("i18nPageMissing", { file })
    : new I18nError("i18nPageNear", { file, near });
}
