import { existsSync, readFileSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openSite } from "#app/site/site.server.ts";
import { expiryLine, isExpired } from "#scripts/knowledge/content-modules/module-expiry.ts";
import { ensureKnowledge } from "#scripts/knowledge/ensure-knowledge.ts";
import { knowledgeFile } from "#scripts/knowledge/knowledge-file.ts";
import { writeKnowledge } from "#scripts/knowledge/write-knowledge.ts";
import { message } from "#scripts/terminal/messages.ts";
import { copyFixtureSite, fixtureFile } from "#tests/unit/copy-fixture-site.ts";
import { makeFolder, writeFiles } from "#tests/unit/scripts/make-folder.ts";

// Writes a line each time that it runs.
const script = `
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
const file = "${knowledgeFile}";
mkdirSync("supabase/functions/chat-with-gemini", { recursive: true });
writeFileSync(file, (existsSync(file) ? readFileSync(file, "utf8") : "") + "made\\n");
`;

test("the knowledge is made when it is missing or older than a source, and left alone otherwise", async () => {
  const root = makeFolder({ "scripts/write-knowledge.ts": script, "content/es/a.md": "a" });
  const first = await ensureKnowledge(root);
  expect(await ensureKnowledge(root)).toBe(first);
  expect(readFileSync(join(root, knowledgeFile), "utf8")).toBe("made\n");
  const later = new Date(Date.now() + 5000);
  utimesSync(join(root, "content/es/a.md"), later, later);
  await ensureKnowledge(root);
  expect(readFileSync(join(root, knowledgeFile), "utf8")).toBe("made\nmade\n");
});

test("the knowledge is made anew once a text is published that it does not know", async () => {
  const root = makeFolder({ "scripts/write-knowledge.ts": script, "content/es/a.md": "a" });
  const made = (until: string) => {
    writeFiles(root, { [knowledgeFile]: expiryLine(new Date(until)) });
    return ensureKnowledge(root).then(() => readFileSync(join(root, knowledgeFile), "utf8").endsWith("made\n"));
  };
  expect(await made("2999-12-01T08:00:00Z")).toBe(false);
  expect(await made("2026-01-01T08:00:00Z")).toBe(true);
});

test("the knowledge says when the next text is published", async () => {
  const article = fixtureFile("content/es/blog/madera-al-sol.md");
  const file = "content/es/blog/pronto.md";
  const root = copyFixtureSite({ [file]: article.replace("---\n", "---\npublishAt: 2026-12-01 09:00\n") });
  const expiresAt = async (now: string) => {
    await writeKnowledge(openSite(root, { now: new Date(now) }));
    const text = readFileSync(join(root, knowledgeFile), "utf8");
    return ["2026-12-01T07:59:59Z", "2026-12-01T08:00:00Z"].map((moment) => isExpired(text, new Date(moment)));
  };
  expect(await expiresAt("2026-11-30T00:00:00Z")).toEqual([false, true]);
  expect(await expiresAt("2026-12-01T08:00:00Z")).toEqual([false, false]);
});

test("a script that fails is an error with its exit code", async () => {
  const root = makeFolder({ "scripts/write-knowledge.ts": "process.exitCode = 3;" });
  await expect(ensureKnowledge(root)).rejects.toThrow(message("knowledgeFailed", { code: "3" }));
  expect(existsSync(join(root, knowledgeFile))).toBe(false);
});
