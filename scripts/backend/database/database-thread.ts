import { existsSync, rmSync, writeFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite, type Transaction } from "@electric-sql/pglite";
import { applyMigrations } from "./apply-migrations.ts";
import type { DatabaseReply, DatabaseRequest, DatabaseSource, RaisedError } from "./database-messages.ts";
import { readyFile } from "./ready-file.ts";

/**
 * The database in a thread of its own. PostgreSQL in WebAssembly makes its data folder in one go of several seconds, in
 * which the thread does nothing else; the pages must not wait for that.
 */

type Step = Exclude<DatabaseRequest, { kind: "begin" | "close" }>;

const port = parentPort;
if (!port) throw new Error("This file is the code of a thread.");

/** Steps of the transactions that are open or wait for their turn. */
const transactions = new Map<number, { readonly steps: Step[]; wake: () => void }>();

function reply(message: DatabaseReply): void {
  port?.postMessage(message);
}

async function open({ folder, migrationsFolder }: DatabaseSource): Promise<PGlite> {
  const ready = folder && readyFile(folder);
  if (folder && ready && !existsSync(ready)) rmSync(folder, { recursive: true, force: true });
  const db = await PGlite.create(folder);
  await applyMigrations(db, migrationsFolder);
  if (ready) writeFileSync(ready, "");
  return db;
}

/** Does what it is told within one transaction until that ends. */
async function run(db: PGlite, id: number): Promise<void> {
  await db.transaction(async (transaction) => {
    reply({ kind: "done", transaction: id, rows: [] });
    for (;;) {
      const step = await nextStep(id);
      if (step.kind === "commit") return;
      if (step.kind === "rollback") return transaction.rollback();
      await query(transaction, step);
    }
  });
}

async function query(transaction: Transaction, step: Extract<Step, { kind: "query" }>): Promise<void> {
  try {
    const { rows } = await transaction.query(step.sql, [...step.values]);
    reply({ kind: "done", transaction: step.transaction, rows });
  } catch (error) {
    // The other side rolls back.
    reply({ kind: "failed", transaction: step.transaction, error: raised(error) });
  }
}

async function nextStep(id: number): Promise<Step> {
  const transaction = transactions.get(id);
  if (!transaction) throw new Error(`There is no transaction ${id}.`);
  for (;;) {
    const step = transaction.steps.shift();
    if (step) return step;
    await new Promise<void>((resolve) => {
      transaction.wake = resolve;
    });
  }
}

async function begin(db: PGlite, id: number): Promise<void> {
  transactions.set(id, { steps: [], wake: () => {} });
  try {
    await run(db, id);
    reply({ kind: "done", transaction: id, rows: [] });
  } catch (error) {
    reply({ kind: "failed", transaction: id, error: raised(error) });
  } finally {
    transactions.delete(id);
  }
}

function raised(error: unknown): RaisedError {
  if (!(error instanceof Error)) return { message: String(error) };
  const text = (name: string) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === "string" ? value : undefined;
  };
  return { message: error.message, code: text("code"), detail: text("detail"), hint: text("hint") };
}

try {
  const db = await open(workerData);
  port.on("message", async (request: DatabaseRequest) => {
    switch (request.kind) {
      case "begin":
        await begin(db, request.transaction);
        break;
      case "close":
        await db.close();
        reply({ kind: "closed" });
        break;
      default: {
        const transaction = transactions.get(request.transaction);
        transaction?.steps.push(request);
        transaction?.wake();
      }
    }
  });
  reply({ kind: "ready" });
} catch (error) {
  reply({ kind: "unusable", error: raised(error) });
}
