import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";

/** Copies the migrations into a folder and adds one that runs after them. Returns where they are. */
export function copyMigrations(folder: string, sql: string): { migrationsFolder: string; added: string } {
  const migrationsFolder = join(folder, "migrations");
  cpSync(join(inject("projectFolder"), "supabase", "migrations"), migrationsFolder, { recursive: true });
  const added = join(migrationsFolder, "29990101000000_added.sql");
  writeFileSync(added, sql);
  return { migrationsFolder, added };
}
