import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
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

/** Returns the mailbox in a folder, which the first message creates. */
export function openMailbox(folder: string): Mailbox {
  return {
    async add(mail) {
      const eml = await composeEml(mail);
      await mkdir(folder, { recursive: true });
      // Names in the order of time.
      const file = join(folder, `${new Date().toISOString().replaceAll(/[-:.]/g, "")}-${randomUUID()}.eml`);
      // Moved to its place when complete, so that a killed process leaves no truncated message.
      await writeFile(`${file}.part`, eml, { flush: true });
      await rename(`${file}.part`, file);
    },
    async list(max) {
      const newest = (await messagesIn(folder)).sort().reverse().slice(0, max);
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

/** Returns the names of the messages in a folder; an empty list if there is no such folder. */
async function messagesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    // A folder may have such a name too.
    return entries.filter((entry) => entry.isFile() && entry.name.endsWith(".eml")).map(({ name }) => name);
  } catch (error) {
    // The first message creates the folder.
    if (hasCode(error, "ENOENT")) return [];
    throw error;
  }
}
