import { expect, test } from "vitest";
import { measureCommand, processorSeconds } from "#scripts/benchmarks/build/measure-command.ts";

test("a command is measured with the processes that it starts", async () => {
  const burn = "const end = process.cpuUsage().user + 1e5; while (process.cpuUsage().user < end);";
  const outer = `require("node:child_process").execFileSync(process.execPath, ["-e", ${JSON.stringify(burn)}])`;
  const measured = await measureCommand(process.execPath, ["-e", outer], { cwd: process.cwd() });
  expect(measured.processorSeconds).toBeGreaterThan(0.1);
  expect(measured.seconds).toBeGreaterThan(0);
});

test("a command that fails is named with its output", async () => {
  const script = "console.error('es un error'); process.exit(2)";
  await expect(measureCommand(process.execPath, ["-e", script], { cwd: process.cwd() })).rejects.toThrow(
    /«.*-e.*failed:\nes un error/s,
  );
});

test("the times of the shell are read in minutes and seconds", () => {
  expect(processorSeconds("0m0.001s 0m0.002s\n1m2.500s 0m0.250s\n")).toBeCloseTo(62.753);
  expect(() => processorSeconds("")).toThrow("cannot be read");
});
