import { cpSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { expect, onTestFinished, test } from "vitest";
import { applyMigrations } from "#scripts/services/apply-migrations.ts";
import { makeDataFolder } from "./make-data-folder.ts";

test("rows and tokens of old still work after the migrations that have come since", async () => {
  const { dataDir, remove } = makeDataFolder({ isEmpty: true });
  const postgres = await PGlite.create();
  onTestFinished(async () => {
    await postgres.close();
    remove();
  });
  const files = readdirSync("supabase/migrations").sort();
  let applied = 0;
  /** Applies the migrations up to the one of a name. */
  async function migrateTo(name: string): Promise<void> {
    const end = files.findIndex((file) => file.endsWith(`_${name}.sql`)) + 1;
    for (const file of files.slice(applied, end)) cpSync(join("supabase/migrations", file), join(dataDir, file));
    applied = end;
    await applyMigrations(postgres, dataDir);
  }
  const rowsOf = async (sql: string) => (await postgres.query<Record<string, unknown>>(sql)).rows;
  const insert = (email: string) => postgres.query("insert into public.emails (email) values ($1)", [email]);
  const claim = async () => {
    const [row] = await rowsOf("select public.claim_newsletter_mails('Texto', 10) as mails");
    return row?.mails as { readonly email: string; readonly token: string }[];
  };

  await migrateTo("emails");
  for (const email of ["ana@correo.es", "=1+1@correo.es", "eva@correo.es"]) await insert(email);
  const created = await rowsOf("select id, email, created_at from public.emails order by id");
  await rowsOf("select public.hit_rate_limit('emails', '10.0.0.1', 10, 600)");

  await migrateTo("newsletter_runs");
  expect(await rowsOf("select id, email, created_at from public.emails order by id")).toEqual(created);
  // What is no email address by the rule of today gets no mail.
  const mails = await claim();
  expect(mails.map(({ email }) => email)).toEqual(["ana@correo.es", "eva@correo.es"]);
  await insert("zoe@correo.es");
  // They never saw the text of today, which new sign-ups agree to.
  expect(await rowsOf("select consent_version as is from private.subscribers order by id")).toEqual([
    { is: "before-versions" },
    { is: "before-versions" },
    { is: "before-versions" },
    { is: expect.stringMatching(/^\d{4}-\d\d-\d\d-[0-9a-f]+$/) },
  ]);

  await migrateTo(files.at(-1)?.replace(/^\d+_|\.sql$/g, "") ?? "");
  expect(await rowsOf("select id, email, created_at from public.emails order by id limit 3")).toEqual(created);
  expect((await claim()).map(({ email }) => email)).toEqual(["zoe@correo.es"]);
  // The links of mails that went out before.
  const [ana, eva] = mails.map(({ token }) => token);
  expect(await rowsOf(`select public.confirm_subscriber('${ana}') as is`)).toEqual([{ is: true }]);
  expect(await rowsOf(`select public.delete_subscriber('${ana}') as is`)).toEqual([{ is: true }]);
  expect(await rowsOf(`select public.delete_subscriber('${eva}') as is`)).toEqual([{ is: true }]);
});
