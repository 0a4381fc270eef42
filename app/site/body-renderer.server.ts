import type { Caches } from "#app/cache/caches.server.ts";
import { hashOf } from "#app/cache/hash.server.ts";
import { type RecordedAnswer, recordAnswers, stillHold } from "#app/cache/recorded-answers.ts";
import { type MarkdownBody, pictureSources, renderMarkdown } from "#app/content/markdown/markdown.ts";
import type { ParsedEntry } from "#app/content/parse-entry.ts";
import type { PictureData } from "#app/pictures/picture-data.ts";

/** What a body takes from the site in one language. */
export interface BodySources {
  readonly locale: string;
  readonly fact: (name: string) => string | undefined;
  readonly href: (href: string) => string;
  readonly noteHref: (id: string) => string;
  readonly words: {
    readonly note: () => string;
    readonly noteMark: () => string;
    readonly footnotes: () => string;
    readonly footnoteBack: (number: string) => string;
  };
  readonly readPicture: (source: string) => Promise<PictureData>;
}

/** A rendered body on disk, with everything that it took from the site. */
interface KeptBody {
  readonly pictures: readonly string[];
  readonly answers: readonly RecordedAnswer[];
  readonly body: MarkdownBody;
}

/** Name of the cache of rendered bodies. */
export const bodyKind = "bodies";

/** Returns the key under which the body of an entry is kept in a language. */
export function bodyKey(locale: string, body: string): string {
  return hashOf(locale, body);
}

/**
 * Returns a function that renders the body of an entry, null for one without words. A body that was rendered before is
 * taken from the cache while the site gives the same answers: a new article changes no other, and a new price those that
 * show it.
 */
export function createBodyRenderer(sources: BodySources, caches: Caches) {
  const kept = caches.open<KeptBody>(bodyKind);
  return async ({ body, tree }: Pick<ParsedEntry<unknown>, "body" | "tree">): Promise<MarkdownBody | null> => {
    if (body.trim() === "") return null;
    const key = bodyKey(sources.locale, body);
    const earlier = kept.get(key);
    if (earlier) {
      const read = await readPictures(earlier.pictures, sources).catch(() => undefined);
      if (read && stillHold(earlier.answers, questionsOf(sources, read))) return earlier.body;
    }
    const pictures = pictureSources(tree());
    const { questions, answers } = recordAnswers(questionsOf(sources, await readPictures(pictures, sources)));
    const rendered = renderMarkdown(tree(), {
      facts: { get: questions.fact },
      localiseHref: questions.href,
      noteHref: questions.noteHref,
      picture: questions.picture,
      words: {
        // Asked by those alone that have notes.
        get note() {
          return questions.note();
        },
        get noteMark() {
          return questions.noteMark();
        },
        footnotes: questions.footnotes(),
        footnoteBack: questions.footnoteBack,
      },
    });
    kept.put(key, { pictures, answers, body: rendered });
    return rendered;
  };
}

async function readPictures(names: readonly string[], { readPicture }: BodySources): Promise<Map<string, PictureData>> {
  const read = new Map<string, PictureData>();
  for (const name of names) read.set(name, await readPicture(name));
  return read;
}

function questionsOf({ fact, href, noteHref, words }: BodySources, pictures: ReadonlyMap<string, PictureData>) {
  return {
    fact,
    href,
    noteHref,
    picture(source: string): PictureData {
      const picture = pictures.get(source);
      if (!picture) throw new Error(`The picture ${source} was not read.`);
      return picture;
    },
    note: () => words.note(),
    noteMark: () => words.noteMark(),
    footnotes: () => words.footnotes(),
    footnoteBack: (number: string) => words.footnoteBack(number),
  };
}
