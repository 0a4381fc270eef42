import { message } from "#scripts/cli/messages.ts";
import type { QuestionGroup } from "./questions/question-group.ts";
import type { Verdict } from "./score-bank.ts";

const halves: readonly QuestionGroup["half"][] = ["tuned", "held-out"];

/** Returns a table: a line for each category and one for all, a column for each half of the bank. */
export function formatScore(verdicts: readonly Verdict[]): string[] {
  const categories = [...new Set(verdicts.map(({ group }) => group.category))];
  const row = (name: string, ofRow: readonly Verdict[]) => [
    name,
    ...halves.map((half) => formatCell(ofRow.filter(({ group }) => group.half === half))),
  ];
  return alignColumns([
    [message("scoreCategory"), message("scoreTuned"), message("scoreHeldOut")],
    ...categories.map((category) =>
      row(
        category,
        verdicts.filter(({ group }) => group.category === category),
      ),
    ),
    row(message("scoreTotal"), verdicts),
  ]);
}

/** Returns a line for each message that was not answered as it should be, with what the assistant said. */
export function formatMisses(verdicts: readonly Verdict[]): string[] {
  return verdicts
    .filter(({ result }) => result !== "right")
    .map(({ group, message: question, reply, result }) =>
      message(result === "false" ? "scoreFalse" : "scoreUnanswered", {
        category: group.category,
        question,
        reply: reply.replaceAll(/\s+/g, " "),
      }),
    );
}

function formatCell(verdicts: readonly Verdict[]): string {
  const count = (result: Verdict["result"]) => verdicts.filter((verdict) => verdict.result === result).length;
  return message("scoreCell", { right: count("right"), total: verdicts.length, wrong: count("false") });
}

function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("   ")
      .trimEnd(),
  );
}
