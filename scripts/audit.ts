import { auditSite } from "./audit/audit-site.ts";
import { hasJava } from "./audit/checks/check-html.ts";
import { formatAudit } from "./audit/format-audit.ts";
import { readAuditOptions } from "./audit/read-audit-options.ts";
import { buildSite } from "./build/build-site.ts";
import { message } from "./cli/messages.ts";
import { readPurpose } from "./cli/read-purpose.ts";
import { ensureBuild } from "./server/ensure-build.ts";

/**
 * What `npm run audit` runs: every built file through the checkers of others, which know the standards. Fails with 1 if one
 * finds something, with 3 if this machine lacks Java, which one of them needs.
 */
const root = process.cwd();
const withoutJavaCode = 3;

async function audit(withoutJava: boolean): Promise<number> {
  if (!withoutJava && !hasJava()) {
    console.error(message("auditNoJava"));
    return withoutJavaCode;
  }
  const purpose = readPurpose(root, []);
  if (!purpose.ok) {
    console.error(purpose.text);
    return 1;
  }
  if (!(await ensureBuild({ root, build: buildSite, production: purpose.production }))) return 1;
  const { findings, pages } = await auditSite({ root, withoutJava, say: (step) => console.log(message(step)) });
  for (const line of formatAudit(findings)) console.error(line);
  if (findings.length > 0) {
    console.error(message("auditFailed", { count: findings.length }));
    return 1;
  }
  console.log(message(withoutJava ? "auditPassedWithoutJava" : "auditPassed", { pages }));
  return 0;
}

const options = readAuditOptions(process.argv.slice(2));
if (options.ok) process.exitCode = await audit(options.withoutJava);
else {
  console.error(message("auditOptionUnknown", { option: options.option }));
  process.exitCode = 1;
}
