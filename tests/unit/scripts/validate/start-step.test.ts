import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { startStep } from "#scripts/validate/start-step.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

/** Starts the step «lint» of a project with this script, beside others. */
function start(script: string) {
  const root = makeFolder({
    "package.json": JSON.stringify({ name: "steps", scripts: { lint: "node lint.mjs" } }),
    "lint.mjs": script,
  });
  const printed: string[] = [];
  const variables = { STEP_WORD: "limpio" };
  const step = startStep("lint", { root, beside: true, variables, print: (text) => void printed.push(text) });
  return { root, printed, step };
}

test("a step beside others is printed as a whole when it ends, and gets the variables", async () => {
  const { printed, step } = start("console.log(process.env.STEP_WORD); console.error('y listo');");
  expect(printed).toEqual(["\n— npm run lint …\n"]);
  expect(await step.passed).toBe(true);
  expect(printed.slice(1)).toEqual(["\n— npm run lint\nlimpio\ny listo\n"]);
});

test("a step that ends with an error has not passed", async () => {
  const { printed, step } = start("console.log('una falta'); process.exitCode = 3;");
  expect(await step.passed).toBe(false);
  expect(printed.at(-1)).toContain("una falta");
});

test("a step that is stopped ends with all that it started, and its words are not shown", async () => {
  const { root, printed, step } = start(`
    import { spawn } from "node:child_process";
    import { writeFileSync } from "node:fs";
    const { pid } = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
    writeFileSync("pid", String(pid));
    console.log("a medias");
  `);
  const file = join(root, "pid");
  await vi.waitFor(() => expect(existsSync(file) && readFileSync(file, "utf8")).toMatch(/^\d+$/), { timeout: 15_000 });
  step.stop();
  expect(await step.passed).toBe(false);
  expect(printed).toHaveLength(1);
  const isRunning = () => process.kill(Number(readFileSync(file, "utf8")), 0);
  await vi.waitFor(() => expect(isRunning).toThrow("ESRCH"), { timeout: 10_000 });
});
