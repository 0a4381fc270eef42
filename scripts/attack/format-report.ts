import { message } from "#scripts/cli/messages.ts";
import type { AttackReport, Finding, KindReport } from "./run-attack.ts";

const maxFindings = 5;
const maxShown = 400;

/** Returns the lines of the table: a kind each, with its inputs, what was answered how often, and the 5xx among it. */
export function formatReport({ kinds }: AttackReport): string[] {
  const header = [message("attackKind"), message("attackInputs"), message("attackFailures"), message("attackAnswers")];
  const rows = [header, ...kinds.map(rowOf), totalOf(kinds)];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

/** Returns the first findings with the beginning of what was sent, written as in a program. */
export function formatFindings(findings: readonly Finding[]): string[] {
  return findings.slice(0, maxFindings).map(({ kind, what, input }) => {
    const sent = Buffer.concat(input?.chunks ?? []).toString("latin1");
    return message("attackFinding", { kind, what, input: JSON.stringify(sent.slice(0, maxShown)) });
  });
}

function rowOf({ name, inputs, outcomes }: KindReport): string[] {
  const answers = [...outcomes].sort().map(([outcome, count]) => `${outcome} × ${count}`);
  return [name, String(inputs), String(failuresOf(outcomes)), answers.join(", ")];
}

function totalOf(kinds: readonly KindReport[]): string[] {
  const sum = (count: (kind: KindReport) => number) => String(kinds.reduce((total, kind) => total + count(kind), 0));
  return [message("attackTotal"), sum(({ inputs }) => inputs), sum(({ outcomes }) => failuresOf(outcomes)), ""];
}

function failuresOf(outcomes: ReadonlyMap<string, number>): number {
  return [...outcomes].filter(([outcome]) => /^5/.test(outcome)).reduce((total, [, count]) => total + count, 0);
}
