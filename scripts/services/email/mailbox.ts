import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { processIdentity } from "#scripts/services/database/process-identity.ts";
import { hasCode } from "#scripts/terminal/has-code.ts";

/** A message as the mailbox shows it. */
export interface StoredMessage {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  /** ISO 8601. */
  readonly received: string;
  readonly text: string;
}

/** A folder of messages in `.eml` files, which any mail program opens. */
export interface Mailbox {
  /** Stores a message. Resolves when it is on disk and survives a killed process. */
  add(eml: Buffer): Promise<void>;
  /** Returns the newest messages, the newest first. */
  list(max: number): Promise<StoredMessage[]>;
  /** Returns the file of a message, or undefined for an unknown id. */
  read(id: string): Promise<Buffer | undefined>;
}

// Time and random UUID, as in `add`. No other file is ever read.
const idPattern = /^\d{8}T\d{9}Z-[0-9a-f-]{36}$/;

/** Opens the mailbox in a folder, which the first message makes. */
export function openMailbox(folder: string): Mailbox {
  let cleaning: Promise<void> | undefined;
  return {
    async add(eml) {
      await mkdir(folder, { recursive: true });
      // Once, before the first draft of this process.
      cleaning ??= removeStaleDrafts(folder);
      await cleaning;
      const time = new Date().toISOString().replaceAll(/[-:.]/g, "");
      const file = join(folder, `${time}-${randomUUID()}.eml`);
      // Moved to its place when complete, so that a killed process leaves no truncated message.
      const draft = `${file}.${process.pid}.part`;
      const handle = await open(draft, "w");
      try {
        await handle.writeFile(eml);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(draft, file);
    },
    async list(max) {
      const ids = (await filesOf(folder)).map((name) => name.replace(/\.eml$/, "")).filter((id) => idPattern.test(id));
      const newest = ids.sort().reverse().slice(0, max);
      return Promise.all(newest.map(async (id) => parse(id, await readFile(join(folder, `${id}.eml`)))));
    },
    async read(id) {
      if (!idPattern.test(id) || !(await filesOf(folder)).includes(`${id}.eml`)) return undefined;
      return readFile(join(folder, `${id}.eml`));
    },
  };
}

/**
 * Removes what processes left that were killed while they stored a message, which nobody was told of. Drafts of another
 * process that runs are its own affair; with the number of this one, they are of an earlier process.
 */
async function removeStaleDrafts(folder: string): Promise<void> {
  const drafts = (await readdir(folder)).filter((name) => name.endsWith(".part"));
  const stale = drafts.filter((name) => {
    const pid = Number(/\.eml\.(\d+)\.part$/.exec(name)?.[1]);
    return pid === process.pid || processIdentity(pid) === undefined;
  });
  await Promise.all(stale.map((name) => rm(join(folder, name), { force: true })));
}

/** Parses the file of a message. */
export async function parse(id: string, eml: Buffer): Promise<StoredMessage> {
  const { from, to = [], replyTo = [], subject = "", date = "", text = "" } = await PostalMime.parse(eml);
  return {
    id,
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

async function filesOf(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    // A folder of such a name is no message.
    return entries.filter((entry) => entry.isFile() && entry.name.endsWith(".eml")).map(({ name }) => name);
  } catch (error) {
    // The first message creates the folder.
    if (hasCode(error, "ENOENT")) return [];
    throw error;
  }
}
