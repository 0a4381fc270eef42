import type { CheckReport } from "./check-report.ts";

/** What the development server tells the process that has started it. */
export type ServerMessage =
  | { readonly kind: "listening"; readonly url: string; readonly port: number }
  | { readonly kind: "refused"; readonly code: string };

/** What it is told. */
export interface ReportMessage {
  readonly kind: "report";
  readonly report: CheckReport;
}
