import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { loadKnowledge } from "./knowledge/load-knowledge.ts";
import { questionsSchema, type Result, scoreAnswers, type Verdict } from "./knowledge/score-answers.ts";
import { message } from "./terminal/messages.ts";
import { readOptions } from "./terminal/options.ts";

const results: readonly Result[] = ["right", "acceptable", "missed", "misleading"];

/**
 * What `npm run evaluate:assistant` runs: how the assistant's own search does on the content as it is. A score and not a
 * check: a new article may well cost a question. With `--misses` it lists the tuned questions that it fails; those of the
 * other half are nobody's to read.
 */
async function evaluate({ listsMisses }: { listsMisses: boolean }): Promise<void> {
  const { original, languages } = await loadKnowledge(process.cwd());
  const knowledge = languages[original];
  if (!knowledge) throw new Error(message("assistantMissing", { locale: original }));
  const file = join(import.meta.dirname, "knowledge", "questions.yaml");
  const { tuned, unread } = questionsSchema.parse(parse(readFileSync(file, "utf8")));
  const verdicts = { tuned: scoreAnswers(tuned, knowledge), unread: scoreAnswers(unread, knowledge) };
  console.log(message("scoreIntro"));
  console.log(message("scoreHeads"));
  console.log(rowOf(message("scoreTuned"), verdicts.tuned));
  console.log(rowOf(message("scoreUnread"), verdicts.unread));
  if (!listsMisses) {
    console.log(message("scoreMissesHint"));
    return;
  }
  for (const { question, reply, result } of verdicts.tuned.filter((verdict) => verdict.result !== "right")) {
    console.log(message("scoreMiss", { result, question, reply: reply.replaceAll(/\s+/g, " ") }));
  }
}

function rowOf(name: string, verdicts: readonly Verdict[]): string {
  const counts = results.map((result) => verdicts.filter((verdict) => verdict.result === result).length);
  return [name, ...counts, verdicts.length].join(" | ");
}

const { options, words, unknown = words[0] } = readOptions(process.argv.slice(2), { flags: ["misses"] });
if (unknown !== undefined) {
  console.error(message("scoreOptionUnknown", { option: unknown }));
  process.exitCode = 1;
} else {
  try {
    await evaluate({ listsMisses: options.has("misses") });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
