/**
 * What may be wrong with a deployed site. Each has its sentence under `cli` of `locales/es.json`; the values of a finding
 * fill it in.
 */
export const smokeRules = [
  "smokeUnreachable",
  "smokePageStatus",
  "smokePageUnknown",
  "smokePrice",
  "smokeText",
  "smokeData",
  "smokeUncompressed",
  "smokeFileMissing",
  "smokeFileOld",
  "smokeFileType",
  "smokeAsset",
  "smokeUnknownStatus",
  "smokeUnknownPage",
  "smokeRedirect",
  "smokeSlash",
  "smokeHeaderMissing",
  "smokeHeaderOther",
  "smokeCaching",
  "smokeService",
  "smokeAssistant",
  "smokeAssistantPrice",
] as const;
export type SmokeRule = (typeof smokeRules)[number];

/** One thing that is wrong, and where. */
export interface SmokeFinding {
  readonly rule: SmokeRule;
  readonly values: Readonly<Record<string, string | number>>;
}
