import type { CollectionData } from "#app/content/collections.ts";
import { fillPlaceholders } from "#app/content/placeholders.ts";
import type { Resolved } from "#app/content/resolve-fields.server.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { isOriginal } from "#app/i18n/original-text.ts";
import { localiseHref } from "#app/routing/site-paths.server.ts";
import type { Edition } from "#app/site/edition.server.ts";
import type { Site } from "#app/site/site.server.ts";
import { message } from "#scripts/cli/messages.ts";
import { changeTexts, eitherWords, ownWords } from "./own-words.ts";

/** The fields of the assistant's file, and its instruction for a language model. */
export interface AssistantRules {
  readonly fields: Resolved<CollectionData<"assistant">>;
  readonly instruction: string;
}

/**
 * Returns the rules of the assistant in one language. In a further one, of words and phrases only its own are left, but for
 * those that are right in any: names of places, how the original's answers begin, and attacks. Paths in sentences are
 * those of its pages.
 *
 * @throws Error when the content has no file of the assistant.
 */
export async function assistantRules(site: Site, edition: Edition): Promise<AssistantRules> {
  const { locale } = edition;
  const entry = entryOf(edition);
  const isWritten = entry.untranslated === undefined;
  const facts = (isWritten ? edition : site.edition(defaultLocale)).content.facts();
  const instruction = fillPlaceholders(entry.body, facts);
  const resolved = await edition.resolve(entry.data);
  if (locale === defaultLocale) return { fields: resolved, instruction };
  const original = entryOf(site.edition(defaultLocale)).data;
  const { numbers, ...fields } = resolved;
  const own = ownWords(fields);
  return changeTexts(
    {
      fields: {
        ...own,
        numbers: numbers.and.some(isOriginal) ? { words: {}, ones: {}, and: [], pairs: [] } : numbers,
        leftOut: eitherWords(fields.leftOut, original.leftOut),
        yesOrNo: eitherWords(fields.yesOrNo, original.yesOrNo),
        places: eitherWords(fields.places, original.places),
        phrases: { ...own.phrases, injection: eitherWords(fields.phrases.injection, original.phrases.injection) },
        // What visitors ask for in the original language finds what is still written in it.
        hints: fields.hints,
      },
      instruction,
    },
    (text) => withPathsOf(text, site, locale),
  );
}

function entryOf({ content, locale }: Edition) {
  const [entry] = content.entries("assistant");
  if (!entry) throw new Error(message("assistantMissing", { locale }));
  return entry;
}

/** A path within a sentence, and not «24/7» or «€/m²». */
const path = /(?<![\w/.:€])\/[\w/-]+/g;

/** Returns a text with the paths of pages as a language has them: «en /contacto» → «en /xx/kontakt». */
function withPathsOf(text: string, { paths }: Site, locale: string): string {
  return text.replaceAll(path, (found) => (paths.find(found) ? localiseHref(found, paths, locale) : found));
}
