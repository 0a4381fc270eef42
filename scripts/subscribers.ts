import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createFormats } from "#app/i18n/formats.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { openSite } from "#app/site/site.server.ts";
import { DatabaseUnusableError, DataFolderBusyError } from "./backend/database/database-errors.ts";
import { readEnv } from "./backend/read-env.ts";
import { message } from "./cli/messages.ts";
import { readCommand } from "./subscribers/read-command.ts";
import {
  HostedDatabaseError,
  IncompleteDatabaseError,
  readSubscribers,
  type SubscriberSource,
} from "./subscribers/subscriber-source.ts";
import { subscribersCsv } from "./subscribers/subscribers-csv.ts";

/**
 * What `npm run subscribers` runs: gives the confirmed subscribers of the newsletter, from the database of this project
 * or, with `SUPABASE_URL` and `SUPABASE_SECRET_KEY`, from the hosted one.
 */
const root = process.cwd();
const env = readEnv(root);

/** Returns where the subscribers are, or undefined where only half of it is set. */
function findSource(): SubscriberSource | undefined {
  const url = env.SUPABASE_URL?.trim();
  const secretKey = env.SUPABASE_SECRET_KEY?.trim();
  if (url && secretKey) return { kind: "hosted", url, secretKey };
  if (url || secretKey) return undefined;
  const dataDir = resolve(root, env.LOCAL_DATA_DIR || join(root, ".local"));
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
  if (error instanceof HostedDatabaseError) return message("subscribersRefused", { reason: error.message });
  if (error instanceof Error && "syscall" in error) return message("subscribersFileFailed", { reason: error.message });
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
  if (command.kind === "list") {
    const { date } = createFormats(defaultLocale);
    for (const { email, confirmed_at } of subscribers) console.log(`${email}  ${date(confirmed_at.slice(0, 10))}`);
    console.log(message("subscribersCount", { count: subscribers.length }));
    return true;
  }
  const csv = subscribersCsv(subscribers, unsubscribePage());
  if (command.file === undefined) process.stdout.write(csv);
  else {
    // Email addresses and the secrets of their links are for nobody else on this machine.
    writeFileSync(resolve(root, command.file), csv, { mode: 0o600 });
    console.log(message("subscribersWritten", { count: subscribers.length, file: command.file }));
  }
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
