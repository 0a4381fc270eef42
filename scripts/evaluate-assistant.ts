import { parseArgs } from "node:util";
import { loadKnowledge } from "./assistant/load-knowledge.ts";
import { questionBank } from "./assistant/question-bank.ts";
import { findOutdatedAnswers, scoreBank } from "./assistant/score-bank.ts";
import { formatMisses, formatScore } from "./assistant/score-report.ts";
import { message } from "./cli/messages.ts";

/**
 * What `npm run evaluate:assistant` runs: how the assistant's own search does on the content as it is. A score and not a
 * check: a new article may well cost a question of the bank.
 */
async function evaluate({ listsMisses }: { listsMisses: boolean }): Promise<void> {
  const knowledge = await loadKnowledge(process.cwd());
  const verdicts = scoreBank(questionBank, knowledge);
  console.log(message("scoreIntro"));
  for (const line of formatScore(verdicts)) console.log(line);
  const outdated = findOutdatedAnswers(questionBank, knowledge);
  if (outdated.length > 0) console.log(message("scoreOutdated", { answers: outdated.join(", ") }));
  if (!listsMisses) console.log(message("scoreMissesHint"));
  else for (const line of formatMisses(verdicts)) console.log(line);
}

const { values, tokens } = parseArgs({
  options: { misses: { type: "boolean", default: false } },
  strict: false,
  tokens: true,
});
const unknown = tokens.find((token) => token.kind !== "option" || token.name !== "misses");
if (unknown) {
  console.error(message("scoreOptionUnknown", { option: process.argv[unknown.index + 2] ?? "" }));
  process.exitCode = 1;
} else {
  try {
    await evaluate({ listsMisses: values.misses === true });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
