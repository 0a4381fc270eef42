import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { message } from "#scripts/cli/messages.ts";
import { ensureKnowledge } from "#scripts/knowledge/ensure-knowledge.ts";
import { knowledgeFile } from "#scripts/knowledge/knowledge-file.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

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

test("a script that fails is an error with its exit code", async () => {
  const root = makeFolder({ "scripts/write-knowledge.ts": "process.exitCode = 3;" });
  await expect(ensureKnowledge(root)).rejects.toThrow(message("knowledgeFailed", { code: "3" }));
  expect(existsSync(join(root, knowledgeFile))).toBe(false);
});

test("the script says what is wrong with the content as the check does, without a stack", () => {
  const root = copyFixtureSite({ "content/es/assistant/asistente-virtual.md": "---\nmaxWords: muchas\n---\n" });
  const command = fileURLToPath(new URL("../../../../scripts/write-knowledge.ts", import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [command], { cwd: root, encoding: "utf8" });
  expect(status).toBe(1);
  expect(stderr).toContain("content/es/assistant/asistente-virtual.md:2:11  error  field-type  ");
  expect(stderr).not.toMatch(/^\s+at /m);
});
