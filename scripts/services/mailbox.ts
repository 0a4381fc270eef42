import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import nodemailer, { type SendMailOptions } from "nodemailer";
import PostalMime from "postal-mime";
import { hasCode } from "#scripts/terminal/has-code.ts";

/** A message as the mailbox shows it. */
export interface StoredMessage {
  readonly from: string;
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  /** Time in ISO 8601. */
  readonly received: string;
  readonly text: string;
}

/** A folder of messages in `.eml` files, which any mail program opens. */
export interface Mailbox {
  /** Stores a message. Resolves when it is on disk. */
  add(mail: SendMailOptions): Promise<void>;
  /** Returns at most `max` messages, newest first. */
  list(max: number): Promise<StoredMessage[]>;
}

/** End of the name of a message that is being written. */
const unfinished = ".part";

/** Far longer than a message takes to be written, in milliseconds. */
const longestWrite = 60_000;

/** Returns the mailbox in a folder, which the first message creates. */
export function openMailbox(folder: string): Mailbox {
  return {
    async add(mail) {
      const eml = await composeEml(mail);
      await mkdir(folder, { recursive: true });
      await removeUnfinished(folder);
      const file = join(folder, `${nameAt(Date.now())}-${randomUUID()}.eml`);
      // Moved to its place when complete, so that a killed process leaves no truncated message.
      await writeFile(file + unfinished, eml, { flush: true });
      await rename(file + unfinished, file);
    },
    async list(max) {
      const newest = (await filesOf(folder, ".eml")).sort().reverse().slice(0, max);
      return Promise.all(newest.map(async (name) => parse(await readFile(join(folder, name)))));
    },
  };
}

/** Composes a message, whose lines end as those of mail servers. nodemailer removes line breaks from every header. */
async function composeEml(mail: SendMailOptions): Promise<Buffer> {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const { message } = await composer.sendMail(mail);
  if (!Buffer.isBuffer(message)) throw new Error("nodemailer gave a stream for a message.");
  return message;
}

async function parse(eml: Buffer): Promise<StoredMessage> {
  const { from, to = [], replyTo = [], subject = "", date = "", text = "" } = await PostalMime.parse(eml);
  return {
    from: formatSender(from),
    to: to.map(formatSender).join(", "),
    replyTo: replyTo.map(formatSender).join(", "),
    subject,
    received: date,
    text,
  };
}

function formatSender(mailbox: { name: string; address?: string } | undefined): string {
  return [mailbox?.name, mailbox?.address && `<${mailbox.address}>`].filter(Boolean).join(" ");
}

/** Deletes what killed processes have left. Another process may be writing a younger file. */
async function removeUnfinished(folder: string): Promise<void> {
  const oldest = nameAt(Date.now() - longestWrite);
  const left = (await filesOf(folder, unfinished)).filter((name) => name < oldest);
  for (const name of left) await rm(join(folder, name), { force: true });
}

/** Returns how the names of files begin that were written at a time, given in milliseconds since 1970. */
function nameAt(time: number): string {
  return new Date(time).toISOString().replaceAll(/[-:.]/g, "");
}

/** Returns the names of the files in a folder that end so; an empty list if there is no such folder. */
async function filesOf(folder: string, end: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    // A folder may have such a name too.
    return entries.filter((entry) => entry.isFile() && entry.name.endsWith(end)).map(({ name }) => name);
  } catch (error) {
    // The first message creates the folder.
    if (hasCode(error, "ENOENT")) return [];
    throw error;
  }
}
