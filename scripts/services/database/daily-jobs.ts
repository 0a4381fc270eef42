import type { PGlite } from "@electric-sql/pglite";

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Does once and then every day what pg_cron does on a hosted project: deletes sign-ups that nobody confirmed. Resolves
 * after the first time.
 */
export async function startDailyJobs(db: PGlite): Promise<void> {
  await runDailyJobs(db);
  setInterval(() => {
    // What is wrong with the database shows in the next call of a visitor as well.
    runDailyJobs(db).catch((error: unknown) => console.error(error));
  }, dayMs).unref();
}

async function runDailyJobs(db: PGlite): Promise<void> {
  // Not in the databases of tests that stop at an earlier migration.
  const { rows } = await db.query("select from pg_proc where proname = 'delete_unconfirmed_subscribers'");
  if (rows.length > 0) await db.query("select private.delete_unconfirmed_subscribers()");
}
