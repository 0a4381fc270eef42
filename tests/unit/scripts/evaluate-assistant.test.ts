import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { knowledgeFile } from "#scripts/knowledge/knowledge-file.ts";
import { message } from "#scripts/terminal/messages.ts";
import { knowledge, siteKnowledge } from "#tests/assistant/fixture-knowledge.ts";
import { makeFolder } from "./make-folder.ts";

const currentKnowledge = { [knowledgeFile]: `export const knowledge = ${JSON.stringify(siteKnowledge)};` };

/** Runs the command in a project of the given files. */
function evaluate(options: string[], files: Record<string, string> = currentKnowledge) {
  const root = makeFolder(files);
  const command = resolve("scripts/evaluate-assistant.ts");
  return spawnSync(process.execPath, [command, ...options], { cwd: root, encoding: "utf8" });
}

test("it prints the score and ends with code 0, whatever is missed", () => {
  const { status, stdout, stderr } = evaluate([]);
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toContain(message("scoreIntro"));
  for (const half of [message("scoreTuned"), message("scoreUnread")]) {
    expect(stdout).toMatch(new RegExp(`^${half} \\| \\d+ \\| \\d+ \\| \\d+ \\| \\d+ \\| \\d+$`, "m"));
  }
  expect(stdout.trimEnd().split("\n").at(-1)).toBe(message("scoreMissesHint"));
});

test("with --misses each of them follows", () => {
  const { status, stdout } = evaluate(["--misses"]);
  expect(status).toBe(0);
  expect(stdout).not.toContain(message("scoreMissesHint"));
  expect(stdout).toContain(knowledge.texts.missing);
});

test.each(["--miss", "misses"])("the unknown option %s ends in one sentence", (option) => {
  const sentence = message("scoreOptionUnknown", { option });
  expect(evaluate([option])).toMatchObject({ status: 1, stdout: "", stderr: `${sentence}\n` });
});

test("content that the knowledge cannot be made of ends in one sentence", () => {
  const result = evaluate([], { "scripts/write-knowledge.ts": "process.exitCode = 3;" });
  const sentence = message("knowledgeFailed", { code: 3 });
  expect(result).toMatchObject({ status: 1, stdout: "", stderr: `${sentence}\n` });
});
