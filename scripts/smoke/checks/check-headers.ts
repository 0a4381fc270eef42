import { type HeaderRule, headersOf } from "#scripts/hosting/header-rules.ts";
import { forEachOf } from "#scripts/smoke/ask-site.ts";
import type { SmokeFinding } from "#scripts/smoke/smoke-finding.ts";
import type { SmokeTarget } from "#scripts/smoke/smoke-target.ts";

/** For how long at most a page may be kept without asking, in seconds. */
const pageLimit = 3600;

/**
 * Checks the headers of the home page and of one file of each kind that the pages name.
 *
 * @param files Paths of the files that the deployed pages name.
 */
export async function checkHeaders(target: SmokeTarget, files: readonly string[]): Promise<SmokeFinding[]> {
  const { origin, expected, ask } = target;
  const kinds = new Map(files.map((file) => [ruleNames(file, expected.headers), file]));
  const found = await forEachOf(["/", ...kinds.values()], async (path): Promise<SmokeFinding[]> => {
    const url = origin + path;
    const answer = await ask(url, { method: "HEAD" });
    if (answer?.status !== 200) return [];
    const wanted = Object.entries(headersOf(path, expected.headers)).filter(
      // The type is another check's; browsers heed the other on https alone.
      ([name]) => name !== "Content-Type" && (name !== "Strict-Transport-Security" || url.startsWith("https:")),
    );
    const findings = wanted.flatMap(([name, value]) => compare(url, name, value, answer.headers.get(name)));
    return path === "/" ? [...findings, ...checkPageCaching(url, answer.headers)] : findings;
  });
  return onlyOncePerHeader(found.flat());
}

function ruleNames(file: string, rules: readonly HeaderRule[]): string {
  return Object.keys(headersOf(file, rules)).join();
}

function compare(url: string, name: string, expected: string, found: string | null): SmokeFinding[] {
  if (name === "Cache-Control") {
    return lifetimeOf(found ?? "") >= lifetimeOf(expected)
      ? []
      : [{ rule: "smokeCaching", values: { url, found: found ?? "—", expected } }];
  }
  if (found === null) return [{ rule: "smokeHeaderMissing", values: { url, name, expected } }];
  // Whoever built and uploaded may have had other services than the settings here.
  const [one, other] = [found, expected].map((value) => value.replace(/connect-src[^;]*/, ""));
  return one === other ? [] : [{ rule: "smokeHeaderOther", values: { url, name, found, expected } }];
}

function checkPageCaching(url: string, headers: Headers): SmokeFinding[] {
  const found = headers.get("cache-control") ?? "";
  if (/no-cache|no-store/.test(found) || lifetimeOf(found) <= pageLimit) return [];
  return [{ rule: "smokeCaching", values: { url, found, expected: "no-cache" } }];
}

/** Returns the seconds for which a file may be kept. */
function lifetimeOf(caching: string): number {
  return Number(/max-age=(\d+)/.exec(caching)?.[1] ?? 0);
}

/** What every page has or lacks is one mistake. */
function onlyOncePerHeader(findings: readonly SmokeFinding[]): SmokeFinding[] {
  const seen = new Map<string, SmokeFinding>();
  for (const finding of findings) {
    const key = `${finding.rule} ${finding.values.name ?? finding.values.url}`;
    if (!seen.has(key)) seen.set(key, finding);
  }
  return [...seen.values()];
}
