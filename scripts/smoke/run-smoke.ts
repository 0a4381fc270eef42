import { checkAssets, checkFiles } from "./checks/check-files.ts";
import { checkHeaders } from "./checks/check-headers.ts";
import { checkPages } from "./checks/check-pages.ts";
import { checkPaths } from "./checks/check-paths.ts";
import { checkServices } from "./checks/check-services.ts";
import type { SmokeFinding } from "./smoke-finding.ts";
import type { SmokeTarget } from "./smoke-target.ts";

/** What came of checking a deployed site. */
export interface SmokeResult {
  /** What is wrong with it. */
  readonly findings: readonly SmokeFinding[];
  /** How many files its pages name. */
  readonly files: number;
}

/** Checks a deployed site against the one that this project builds. Sends one question to the assistant, else nothing. */
export async function runSmoke(target: SmokeTarget): Promise<SmokeResult> {
  const { origin, ask } = target;
  if (!(await ask(`${origin}/`)))
    return { findings: [{ rule: "smokeUnreachable", values: { url: origin } }], files: 0 };
  const pages = await checkPages(target);
  // A list of pages is another one where the pages are others: that has been said.
  const left = pages.findings.some(({ rule }) => rule === "smokePageStatus" || rule === "smokePageUnknown")
    ? target.expected.files.filter((file) => /^\/sitemap[^/]*\.xml$/.test(file))
    : [];
  return {
    findings: [
      ...pages.findings,
      ...(await checkFiles(target, left)),
      ...(await checkAssets(target, pages.files)),
      ...(await checkPaths(target)),
      ...(await checkHeaders(target, pages.files)),
      ...(await checkServices(target)),
    ],
    files: pages.files.length,
  };
}
