import { join, relative, resolve } from "node:path";
import { createFormats } from "#app/i18n/formats.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { openSite } from "#app/site/site.server.ts";
import { DatabaseUnusableError, DataFolderBusyError } from "./backend/database/database-errors.ts";
import { databaseFolder } from "./backend/database/folder-state.ts";
import { readEnv } from "./backend/read-env.ts";
import { asReason } from "./cli/as-reason.ts";
import { message } from "./cli/messages.ts";
import { readCommand } from "./subscribers/read-command.ts";
import {
  DataFolderError,
  HostedDatabaseError,
  IncompleteDatabaseError,
  readSubscribers,
  type SubscriberSource,
} from "./subscribers/subscriber-source.ts";
import { subscribersCsv } from "./subscribers/subscribers-csv.ts";
import { ExportFileError, writeExport } from "./subscribers/write-export.ts";

/**
 * What `npm run subscribers` runs: gives the confirmed subscribers of the newsletter, from the database of this project
 * or, with `SUPABASE_URL` and `SUPABASE_SECRET_KEY`, from the hosted one.
 */
const root = process.cwd();
const env = readEnv(root);
const dataDir = resolve(root, env.LOCAL_DATA_DIR || join(root, ".local"));

/** Returns where the subscribers are, or undefined where only half of it is set. */
function findSource(): SubscriberSource | undefined {
  const url = env.SUPABASE_URL?.trim();
  const secretKey = env.SUPABASE_SECRET_KEY?.trim();
  if (url && secretKey) return { kind: "hosted", url, secretKey };
  if (url || secretKey) return undefined;
  return { kind: "local", dataDir, migrationsFolder: join(root, "supabase", "migrations") };
}

/** URL of the page that unsubscribes. */
function unsubscribePage(): string {
  const edition = openSite(root).edition(defaultLocale);
  const site = env.SITE_URL?.trim() || edition.content.site().url;
  return `${site.replace(/\/+$/, "")}${edition.pathTo("newsletter")}`;
}

/** Returns why it did not work, as a sentence, or undefined for an error of the program. */
function explain(error: unknown): string | undefined {
  if (error instanceof DataFolderBusyError) return message("subscribersBusy", { pid: error.pid });
  if (error instanceof IncompleteDatabaseError) return message("subscribersIncomplete", { folder: error.folder });
  if (error instanceof DatabaseUnusableError) {
    return message("databaseUnusable", { folder: error.folder, reason: error.message });
  }
  if (error instanceof HostedDatabaseError) return message("subscribersRefused", { reason: asReason(error) });
  if (error instanceof DataFolderError) return message("dataFolderUnusable", { reason: asReason(error) });
  if (error instanceof ExportFileError) return message("subscribersFileFailed", { reason: asReason(error) });
  return undefined;
}

/** Does what the words ask. Returns false, with the reason printed, if it cannot. */
async function run(words: readonly string[]): Promise<boolean> {
  const command = readCommand(words);
  if (command.kind === "usage") {
    console.log(message("subscribersUsage"));
    return true;
  }
  if (command.kind === "mistake") {
    console.error(command.text);
    return false;
  }
  const source = findSource();
  if (!source) {
    console.error(message("subscribersSettings"));
    return false;
  }
  const subscribers = await readSubscribers(source);
  if (subscribers === undefined) {
    console.error(message("subscribersNoDatabase", { folder: databaseFolder(dataDir) }));
    return true;
  }
  if (command.kind === "list") {
    const { date } = createFormats(defaultLocale);
    for (const { email, confirmed_at } of subscribers) console.log(`${email}  ${date(confirmed_at.slice(0, 10))}`);
    console.log(message("subscribersCount", { count: subscribers.length }));
    return true;
  }
  const csv = subscribersCsv(subscribers, unsubscribePage());
  const file = command.file === undefined ? join(dataDir, "suscripciones.csv") : resolve(root, command.file);
  writeExport(file, csv, { makesFolder: command.file === undefined });
  // As it was written, or short where it lies in the project.
  console.log(message("subscribersWritten", { count: subscribers.length, file: command.file ?? relative(root, file) }));
  return true;
}

try {
  if (!(await run(process.argv.slice(2)))) process.exitCode = 1;
} catch (error) {
  const text = explain(error);
  if (text === undefined) throw error;
  console.error(text);
  process.exitCode = 1;
}
