/**
 * What may be wrong with the built files. Each has its sentence under `cli` of `locales/es.json`; the values of a finding
 * fill it in.
 */
export const auditRules = [
  "auditHtml",
  "auditStyle",
  "auditXml",
  "auditXmlUnknown",
  "auditDataBroken",
  "auditDataType",
  "auditDataProperty",
  "auditDataValue",
  "auditLink",
  "auditResource",
  "auditPolicyMissing",
  "auditPolicy",
  "auditAccess",
] as const;
export type AuditRule = (typeof auditRules)[number];

/** One thing that is wrong, and where. */
export interface AuditFinding {
  readonly rule: AuditRule;
  /** File from the project's root, with line and column where they are known: `build/client/index.html:1:70`. */
  readonly place: string;
  /** What fills in the sentence; where it is the same, so is the fault. */
  readonly values: Readonly<Record<string, string>>;
  /** What stands there, which fills in `sample`; in other places it may be something else. */
  readonly sample?: string;
}

/** Returns the place of a finding; lines and columns count from 1. */
export function placeOf(file: string, line?: number, column?: number): string {
  return [file, line, column].filter((part) => part !== undefined).join(":");
}
