import { execFile, spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { promisify } from "node:util";
import { type AuditFinding, placeOf } from "#scripts/audit/audit-finding.ts";

/** A message of the Nu checker, as its JSON has it. */
interface NuMessage {
  readonly type: string;
  readonly url?: string;
  readonly lastLine?: number;
  readonly firstColumn?: number;
  readonly lastColumn?: number;
  readonly message: string;
  readonly extract?: string;
}

/** A site of ten thousand pages with a fault in each is told as well. */
const mostOutput = 200_000_000;

/** Whether this machine has Java, which the Nu checker runs on. */
export function hasJava(): boolean {
  return spawnSync("java", ["-version"], { stdio: "ignore" }).status === 0;
}

/**
 * Returns what the Nu checker of the W3C refuses in the pages and drawings of a folder.
 *
 * @throws Error when Java does not run it to the end.
 */
export async function checkHtml(folder: string): Promise<AuditFinding[]> {
  // Its module would look for a Java of its own to download.
  const jar = createRequire(import.meta.url).resolve("vnu-jar/build/dist/vnu.jar");
  const options = ["--errors-only", "--exit-zero-always", "--skip-non-html", "--also-check-svg"];
  const { stdout } = await promisify(execFile)(
    "java",
    // Deeply nested pages need more than the usual stack.
    ["-Xss8m", "-jar", jar, "--format", "json", "--stdout", ...options, folder],
    { maxBuffer: mostOutput },
  );
  return readNuReport(stdout, folder);
}

/** Returns the findings of a report in JSON; `folder` is the one that was checked. */
export function readNuReport(report: string, folder: string): AuditFinding[] {
  const { messages }: { messages: readonly NuMessage[] } = JSON.parse(report);
  return messages
    .filter(({ type }) => type !== "info")
    .map(({ url = "", lastLine, firstColumn, lastColumn, message, extract = "" }) => {
      const file = decodeURI(url).replace(/^file:/, "");
      const start = file.lastIndexOf(`${folder}/`);
      return {
        rule: "auditHtml",
        place: placeOf(start < 0 ? file : file.slice(start), lastLine, firstColumn ?? lastColumn),
        values: { detail: message },
        sample: extract.replace(/\s+/g, " ").trim(),
      };
    });
}
