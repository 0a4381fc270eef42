import { readdirSync } from "node:fs";
import { join } from "node:path";
import { readSettings } from "#app/integrations/settings.ts";
import type { AttackTarget } from "./attack/attack-input.ts";
import { attackKinds } from "./attack/attack-kinds.ts";
import { startAttackedServer } from "./attack/attacked-server.ts";
import { formatFindings, formatReport } from "./attack/format-report.ts";
import { readSeed } from "./attack/read-seed.ts";
import { runAttack } from "./attack/run-attack.ts";
import { readEnv } from "./backend/read-env.ts";
import { message } from "./cli/messages.ts";

/**
 * What `npm run attack` runs: thousands of hostile inputs against `npm start`, the same for the same seed. Sends all of
 * them; then fails, and shows the first findings, if one got a status of 500 or above or no answer in time, ended the
 * server or kept it from serving visitors.
 */
const root = process.cwd();

function describeTarget(): AttackTarget {
  const { supabase, emailjs } = readSettings(readEnv(root), "http://localhost");
  const assets = readdirSync(join(root, "build", "client", "assets"))
    // Compressed forms have no path of their own.
    .filter((name) => !/\.(?:br|gz)$/.test(name))
    .map((name) => `/assets/${name}`);
  return {
    publicKey: supabase.key,
    email: { user_id: emailjs.publicKey, service_id: emailjs.serviceId, template_id: emailjs.templateId },
    functions: readdirSync(join(root, "supabase", "functions")).filter((name) => !name.startsWith("_")),
    files: ["/", "/contacto", "/robots.txt", "/sitemap.xml", ...assets.slice(0, 10)],
  };
}

async function attack(seed: number): Promise<boolean> {
  const server = await startAttackedServer(root);
  try {
    const target = describeTarget();
    const report = await runAttack(server, target, attackKinds(target), seed);
    for (const line of formatReport(report)) console.log(line);
    if (report.findings.length === 0) {
      console.log(message("attackWithstood", { seed }));
      return true;
    }
    for (const line of formatFindings(report.findings)) console.error(line);
    console.error(server.errors().slice(0, 5000));
    console.error(message("attackFailed", { count: report.findings.length, seed }));
    return false;
  } finally {
    await server.stop();
  }
}

const read = readSeed(process.argv.slice(2));
if (!read.ok) {
  console.error(message("attackOptionUnknown", { option: read.option }));
  process.exitCode = 1;
} else if (!(await attack(read.seed))) process.exitCode = 1;
