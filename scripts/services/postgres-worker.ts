import { workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";

// Runs in a thread of its own (`make-postgres.ts`), whose data is the path of the folder.
await (await PGlite.create(String(workerData))).close();
