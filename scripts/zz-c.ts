import { openSite } from "#app/site/site.server.ts";
import { runChecks } from "#scripts/check/run-checks.ts";
import { ruleTexts } from "#scripts/check/reporters/rule-texts.ts";
for (const issue of await runChecks(openSite(process.argv[2] ?? ""))) { const { problem, remedy } = ruleTexts(issue); console.log(`${issue.file}:${issue.line}:${issue.column} ${issue.code}  ${problem}  ${remedy}`); }
