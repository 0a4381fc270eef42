import { join } from "node:path";
import { loadEnv } from "vite";
import { defaultLocale } from "#app/i18n/languages.ts";
import { readSettings } from "#app/integrations/settings.ts";
import { openProject } from "#app/site/site.server.ts";
import { buildSite } from "./build/build-site.ts";
import { message } from "./cli/messages.ts";
import { readPurpose } from "./cli/read-purpose.ts";
import { ensureBuild } from "./server/ensure-build.ts";
import { askSite } from "./smoke/ask-site.ts";
import { readExpectedSite } from "./smoke/expected-site.ts";
import { formatSmoke } from "./smoke/format-smoke.ts";
import { readSmokeUrl } from "./smoke/read-smoke-url.ts";
import { runSmoke } from "./smoke/run-smoke.ts";

/**
 * What `npm run smoke -- https://…` runs after a deploy: compares the deployed site with what this project builds, says what
 * is wrong and what to do, and fails then.
 */
const root = process.cwd();

async function smoke(origin: string): Promise<boolean> {
  const purpose = readPurpose(root, []);
  if (!purpose.ok) {
    console.error(purpose.text);
    return false;
  }
  if (!(await ensureBuild({ root, build: buildSite, production: purpose.production }))) return false;
  const { url: siteUrl } = openProject(root).edition(defaultLocale).content.site();
  const expected = readExpectedSite(join(root, "build", "client"));
  const settings = readSettings(loadEnv("production", root, "VITE_"), origin);
  const { findings, files } = await runSmoke({ origin, siteUrl, expected, settings, ask: askSite });
  for (const line of formatSmoke(findings)) console.error(line);
  const isThere = !findings.some(({ rule }) => rule === "smokeUnreachable");
  if (isThere && siteUrl !== origin) console.log(message("smokeOtherUrl", { url: siteUrl, origin }));
  const pages = expected.pages.length;
  if (findings.length === 0) console.log(message("smokePassed", { origin, pages, files }));
  else console.error(message("smokeFailed", { origin, count: findings.length }));
  return findings.length === 0;
}

const url = readSmokeUrl(process.argv.slice(2));
if (!url.ok) {
  if (url.found !== "") console.error(message("smokeUrlOther", { found: url.found }));
  console.error(message("smokeUsage"));
  process.exitCode = 1;
} else if (!(await smoke(url.origin))) process.exitCode = 1;
