import { readFileSync } from "node:fs";
import { defaultLocale } from "#app/i18n/languages.ts";
import { openSite } from "#app/site/site.server.ts";
import { collectKnowledge } from "./knowledge/collect-knowledge.ts";
import { scoreTable } from "./knowledge/score-answers.ts";
import { message } from "./terminal/messages.ts";
import { readOptions } from "./terminal/options.ts";

/** The questions with which the search is tuned. */
const tuned = "tests/assistant/questions.yaml";

/**
 * The command `npm run evaluate:assistant -- [--misses] [file…]`: prints the score of the assistant's own search on the
 * present content, for the tuned questions or those of other files. It is not a check, because a new article may cost
 * a question. With `--misses` it lists the failed questions; do not read those of a file that measures while tuning.
 */
async function evaluate(args: readonly string[]): Promise<void> {
  const { options, positionals, unknown } = readOptions(args, { flags: ["misses"] });
  if (unknown !== undefined) throw new Error(message("scoreOptionUnknown", { option: unknown }));
  const knowledge = await collectKnowledge(openSite(process.cwd()), defaultLocale);
  console.log(message("scoreIntro"));
  for (const file of positionals.length > 0 ? positionals : [tuned])
    console.log(
      [file, ...scoreTable(readFileSync(file, "utf8"), knowledge, { listsMisses: options.has("misses") })].join("\n"),
    );
}

try {
  await evaluate(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
