import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { defaultLocale } from "#app/i18n/languages.ts";
import { openProject } from "#app/site/site.server.ts";
import { message } from "./cli/messages.ts";
import { knownSamples } from "./samples/known-samples.ts";
import { storyMarks } from "./samples/story-marks.ts";

/** What `npm run samples` runs: adds the stories that are marked as samples to those that the gate knows. */
const { files, root } = openProject(process.cwd());
const invented = files
  .collection("stories", defaultLocale)
  .entries.filter(({ data }) => data.sample)
  .map(({ data, body }) => ({ name: data.title, ...storyMarks({ ...data, body }) }));
const isNew = ({ runs }: { runs: readonly string[] }) =>
  !knownSamples.some((known) => known.runs.join() === runs.join());
const all = [...knownSamples, ...invented.filter(isNew)].map((sample) => ({ ...sample, runs: sample.runs.join(" ") }));
writeFileSync(join(root, "scripts/samples/known-samples.json"), `${JSON.stringify(all, undefined, 2)}\n`);
console.log(message("samplesWritten", { count: all.length - knownSamples.length }));
