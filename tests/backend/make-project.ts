import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { TestProject } from "vitest/node";
import { openSite } from "#app/site/site.server.ts";
import { writeFunctionModules } from "#scripts/knowledge/write-function-modules.ts";
import { createDatabase } from "#scripts/services/database.ts";
import { fixtureRoot } from "#tests/site/fixture-site.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A project with the frozen site, its knowledge and the real functions and migrations. */
    projectFolder: string;
    /** A data folder with an empty database, to be copied: creating one takes seconds. */
    madeDataFolder: string;
  }
}

/** Runs once before all tests of the backend. */
export async function setup({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "modular-project-"));
  const project = join(folder, "project");
  cpSync(fixtureRoot, project, { recursive: true });
  cpSync("supabase", join(project, "supabase"), { recursive: true });
  // Deno looks for the packages of the function here.
  cpSync("package.json", join(project, "package.json"));
  symlinkSync(resolve("node_modules"), join(project, "node_modules"), "junction");
  await writeFunctionModules(openSite(project));
  const dataDir = join(folder, "data");
  // A process that is killed while it makes the database leaves this folder; it must not be taken for a database.
  mkdirSync(join(dataDir, "db.new"), { recursive: true });
  writeFileSync(join(dataDir, "db.new", "PG_VERSION"), "17\n");
  const database = createDatabase({ dataDir, migrationsFolder: "supabase/migrations" });
  await database.run({ role: "service_role", headers: new Headers() }, "select");
  await database.close();
  provide("madeDataFolder", dataDir);
  provide("projectFolder", project);
  return () => rmSync(folder, { recursive: true, force: true });
}
