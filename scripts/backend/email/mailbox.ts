import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { hasCode } from "#scripts/backend/has-code.ts";

/** A message as the mailbox shows it. */
export interface StoredMessage {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  /** When it came, ISO 8601. */
  readonly received: string;
  readonly text: string;
}

/** A folder of messages, one `.eml` file each, which any mail program opens. */
export interface Mailbox {
  /** Stores a message; when this is done, it survives whatever happens to the process. */
  add(eml: Buffer): Promise<void>;
  /** The newest messages, the newest first. */
  list(most: number): Promise<StoredMessage[]>;
  /** The file of a message as it is, undefined for an unknown id. */
  read(id: string): Promise<Buffer | undefined>;
}

// Time and chance, as `add` writes them: nothing else is ever looked for on the disk.
const idPattern = /^\d{8}T\d{9}Z-[0-9a-f-]{36}$/;

export function openMailbox(folder: string): Mailbox {
  return {
    async add(eml) {
      await mkdir(folder, { recursive: true });
      const time = new Date().toISOString().replaceAll(/[-:.]/g, "");
      const file = join(folder, `${time}-${randomUUID()}.eml`);
      // Written beside its place and moved there, so that a killed process leaves no half message.
      const draft = `${file}.part`;
      const handle = await open(draft, "w");
      try {
        await handle.writeFile(eml);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(draft, file);
    },
    async list(most) {
      const ids = (await filesOf(folder)).map((name) => name.replace(/\.eml$/, "")).filter((id) => idPattern.test(id));
      const newest = ids.sort().reverse().slice(0, most);
      return Promise.all(newest.map(async (id) => parse(id, await readFile(join(folder, `${id}.eml`)))));
    },
    async read(id) {
      if (!idPattern.test(id) || !(await filesOf(folder)).includes(`${id}.eml`)) return undefined;
      return readFile(join(folder, `${id}.eml`));
    },
  };
}

/** Reads one message. */
export async function parse(id: string, eml: Buffer): Promise<StoredMessage> {
  const { from, to = [], replyTo = [], subject = "", date = "", text = "" } = await PostalMime.parse(eml);
  return {
    id,
    from: named(from),
    to: to.map(named).join(", "),
    replyTo: replyTo.map(named).join(", "),
    subject,
    received: date,
    text,
  };
}

function named(address: { name: string; address?: string } | undefined): string {
  return [address?.name, address?.address && `<${address.address}>`].filter(Boolean).join(" ");
}

async function filesOf(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith(".eml"));
  } catch (error) {
    // The first message makes the folder.
    if (hasCode(error, "ENOENT")) return [];
    throw error;
  }
}
