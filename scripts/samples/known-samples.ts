import { z } from "zod";
import written from "./known-samples.json" with { type: "json" };
import type { StoryMarks } from "./story-marks.ts";

/** A story that was invented for this site, with the marks by which it is known without its field `sample`. */
export interface KnownSample extends StoryMarks {
  /** Its title, to name it. */
  readonly name: string;
}

const knownSamplesSchema = z.array(
  z.strictObject({ name: z.string(), title: z.string(), quote: z.string(), runs: z.string() }),
);

/** The stories that were invented for this site; `npm run samples` adds to them. */
export const knownSamples: readonly KnownSample[] = knownSamplesSchema
  .parse(written)
  .map(({ runs, ...sample }) => ({ ...sample, runs: runs.split(" ") }));
