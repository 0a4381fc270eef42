import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadKnowledge } from "./knowledge/load-knowledge.ts";
import { scoreTable } from "./knowledge/score-answers.ts";
import { message } from "./terminal/messages.ts";
import { readOptions } from "./terminal/options.ts";

/**
 * What `npm run evaluate:assistant` runs: how the assistant's own search does on the content as it is. A score and not a
 * check: a new article may well cost a question. With `--misses` it lists the tuned questions that it fails; those of the
 * other half are nobody's to read.
 */
async function evaluate(args: readonly string[]): Promise<void> {
  const { options, words, unknown = words[0] } = readOptions(args, { flags: ["misses"] });
  if (unknown !== undefined) throw new Error(message("scoreOptionUnknown", { option: unknown }));
  const { original, languages } = await loadKnowledge(process.cwd());
  const knowledge = languages[original];
  if (!knowledge) throw new Error(message("assistantMissing", { locale: original }));
  const questions = readFileSync(join(import.meta.dirname, "knowledge", "questions.yaml"), "utf8");
  console.log(scoreTable(questions, knowledge, { listsMisses: options.has("misses") }).join("\n"));
}

try {
  await evaluate(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
