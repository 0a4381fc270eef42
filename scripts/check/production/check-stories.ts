import type { ContentFiles } from "#app/content/content-files.server.ts";
import type { Issue } from "#app/content/issues.ts";
import { createFormats } from "#app/i18n/formats.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { KnownSample } from "#scripts/samples/known-samples.ts";
import { type StoryMarks, storyMarks } from "#scripts/samples/story-marks.ts";

/** From this share on, most of a story is the invented one. */
const most = 0.5;

/**
 * Returns the stories of customers that nobody is: those that say so, and those that only lost the field that said it.
 * One that keeps half of an invented text, or is made of it to more than a half, is the invented one.
 *
 * @param samples What was invented for the site.
 */
export function checkStories(files: ContentFiles, samples: readonly KnownSample[]): Issue[] {
  return files
    .collection("stories", defaultLocale)
    .entries.flatMap(({ file, data, body, bodyLine, locate }): Issue[] => {
      if (data.sample) return [{ file, code: "example-story", ...locate.key(["sample"]), values: {} }];
      const marks = storyMarks({ ...data, body });
      const found = samples
        .map((sample) => ({ sample, share: shareOf(marks, sample) }))
        .toSorted((a, b) => b.share - a.share)
        .find(({ sample, share }) => share >= most || sample.quote === marks.quote || sample.title === marks.title);
      if (!found) return [];
      const { sample, share } = found;
      const field = sample.quote === marks.quote ? "quote" : "title";
      const first = bodyLine + (/^\s*\n/.exec(body)?.[0].split("\n").length ?? 1) - 1;
      const place = share >= most ? { line: first, column: 1 } : locate.value([field]);
      const values = {
        sample: sample.name,
        share: share >= most ? createFormats(defaultLocale).percent(Math.round(share * 100)) : "",
      };
      return [{ file, code: "story-invented", ...place, values }];
    });
}

/** Returns which part of a text is in another one: of the shorter of the two, since one may be cut or go on. */
function shareOf({ runs }: StoryMarks, sample: StoryMarks): number {
  const known = new Set(sample.runs);
  const shared = runs.filter((run) => known.has(run)).length;
  return shared / Math.max(1, Math.min(runs.length, known.size));
}
