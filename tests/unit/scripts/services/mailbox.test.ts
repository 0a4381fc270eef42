import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openMailbox } from "#scripts/services/email/mailbox.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

const id = "20261121T080541123Z-00000000-0000-4000-8000-000000000000";

test("drafts of processes that were killed go with the next message, those of one that runs stay", async () => {
  const folder = makeFolder({
    [`${id}.eml`]: "Subject: entero\r\n\r\n",
    [`${id}.eml.part`]: "Sub",
    [`${id}.eml.999999999.part`]: "Subj",
    [`${id}.eml.${process.pid}.part`]: "Subje",
    [`${id}.eml.${process.ppid}.part`]: "Subjec",
    "nota.txt": "de una persona",
  });
  const mailbox = openMailbox(folder);
  await Promise.all([
    mailbox.add(Buffer.from("Subject: uno\r\n\r\n")),
    mailbox.add(Buffer.from("Subject: dos\r\n\r\n")),
  ]);
  const names = readdirSync(folder);
  expect(names.filter((name) => name.endsWith(".part"))).toEqual([`${id}.eml.${process.ppid}.part`]);
  expect(names).toContain("nota.txt");
  expect((await mailbox.list(10)).map(({ subject }) => subject).sort()).toEqual(["dos", "entero", "uno"]);
});

test("a folder that is named like a message is none", async () => {
  const folder = makeFolder({ [`${id}.eml/nota.txt`]: "de una persona" });
  const mailbox = openMailbox(folder);
  expect(await mailbox.list(10)).toEqual([]);
  expect(await mailbox.read(id)).toBeUndefined();
});

test("a mailbox that does not exist yet has no messages, and is made by the first", async () => {
  const folder = join(makeFolder({}), "mailbox");
  const mailbox = openMailbox(folder);
  expect(await mailbox.list(10)).toEqual([]);
  await mailbox.add(Buffer.from("Subject: uno\r\n\r\n"));
  expect(readdirSync(folder)).toHaveLength(1);
});
