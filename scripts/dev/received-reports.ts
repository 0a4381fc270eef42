import type { CheckReport } from "./check-report.ts";
import type { ReportMessage } from "./dev-messages.ts";

// Of this process: it outlives the servers that follow each other in a restart.
let latest: CheckReport | undefined;
const listeners = new Set<(report: CheckReport) => void>();

/** Whether somebody checks the site beside this process: without `npm run dev`, as in tests, nobody does. */
export function areReportsExpected(): boolean {
  return process.send !== undefined;
}

/** Begins to receive reports of the check from the process that has started this one. */
export function receiveReports(): void {
  process.on("message", ({ kind, report }: ReportMessage) => {
    if (kind !== "report") return;
    latest = report;
    for (const listener of listeners) listener(report);
  });
}

/** Returns what the check has found last; undefined before its first result. */
export function latestReport(): CheckReport | undefined {
  return latest;
}

/** Calls a function with each further report. Returns what ends that. */
export function onReport(listener: (report: CheckReport) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
