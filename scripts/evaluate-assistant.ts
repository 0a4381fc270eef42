import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defaultLocale } from "#app/i18n/languages.ts";
import { openSite } from "#app/site/site.server.ts";
import { collectKnowledge } from "./knowledge/collect-knowledge.ts";
import { scoreTable } from "./knowledge/score-answers.ts";
import { message } from "./terminal/messages.ts";
import { readOptions } from "./terminal/options.ts";

/**
 * The command `npm run evaluate:assistant`: prints the score of the assistant's own search on the present content. It
 * is not a check, because a new article may cost a question. With `--misses` it lists the failed questions of the half
 * that the search is tuned with; those of the other half must not be read while tuning.
 */
async function evaluate(args: readonly string[]): Promise<void> {
  const { options, positionals, unknown = positionals[0] } = readOptions(args, { flags: ["misses"] });
  if (unknown !== undefined) throw new Error(message("scoreOptionUnknown", { option: unknown }));
  const knowledge = await collectKnowledge(openSite(process.cwd()), defaultLocale);
  const questions = readFileSync(join(import.meta.dirname, "knowledge", "questions.yaml"), "utf8");
  console.log(scoreTable(questions, knowledge, { listsMisses: options.has("misses") }).join("\n"));
}

try {
  await evaluate(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
