import type { CheckReport } from "./check-report.ts";

/** What the development server tells the process that has started it. */
export type ServerMessage =
  | { readonly kind: "listening"; readonly url: string; readonly port: number }
  | { readonly kind: "refused"; readonly code: string };

/** What the checking process tells the one that has started it, which passes it on to the development server. */
export interface ReportMessage {
  readonly kind: "report";
  readonly report: CheckReport;
}
