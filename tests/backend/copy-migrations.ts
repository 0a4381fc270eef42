import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Copies the migrations into a folder and leaves out the one statement that a pattern finds. */
export function copyMigrations(folder: string, leftOut: RegExp): string {
  const copy = join(folder, "migrations");
  cpSync("supabase/migrations", copy, { recursive: true });
  const found = readdirSync(copy).filter((name) => {
    const file = join(copy, name);
    const sql = readFileSync(file, "utf8");
    writeFileSync(file, sql.replace(leftOut, ""));
    return leftOut.test(sql);
  });
  if (found.length !== 1) throw new Error(`${leftOut} was found in ${found.length} migrations.`);
  return copy;
}
