import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  type CommandResult,
  ensureBrowser,
  errorLine,
  type InstallMachine,
  installMethods,
  quickerMethod,
  runQuietly,
} from "#scripts/browser/install-browser.ts";
import { message } from "#scripts/terminal/messages.ts";

const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, "log").mockImplementation((line) => said.push(String(line)));
  vi.spyOn(console, "error").mockImplementation((line) => said.push(String(line)));
});

afterEach(() => {
  vi.restoreAllMocks();
});

function machine(programs: string[], isRoot: boolean): InstallMachine {
  return { node: "node", playwrightCli: "cli.js", isRoot, has: (program) => programs.includes(program) };
}

/** Command lines that a machine would be given, method by method. */
function commandLines(ofMachine: InstallMachine): string[][] {
  return installMethods(ofMachine).map((method) =>
    method.commands.map(({ program, args }) => [program, ...args].join(" ")),
  );
}

const download = "node cli.js install --no-shell chromium";

/** Runs the installation where commands that match `works` succeed and then make the browser appear. */
function install(works: RegExp | undefined, { starts = true } = {}) {
  const ran: string[] = [];
  let path: string | undefined;
  function run({ program, args }: { program: string; args: readonly string[] }): CommandResult {
    const line = [program, ...args].join(" ");
    ran.push(line);
    if (line.includes("update")) return { ok: true };
    if (works === undefined || !works.test(line)) return { ok: false, detail: "sin red" };
    if (starts) path = "/usr/bin/chromium";
    return { ok: true };
  }
  const methods = installMethods(machine(["apt-get"], true));
  return { result: ensureBrowser({ find: () => path, methods, run }), ran };
}

test("root installs by apt without sudo, after Playwright's download", () => {
  expect(commandLines(machine(["apt-get", "sudo"], true))).toEqual([
    [download],
    ["apt-get update", "apt-get install -y --no-install-recommends chromium-headless-shell"],
    ["apt-get update", "apt-get install -y --no-install-recommends chromium"],
  ]);
});

test("others install by sudo, which must not ask for a password", () => {
  expect(commandLines(machine(["apt-get", "sudo"], false))).toEqual([
    [download],
    ["sudo -n apt-get update", "sudo -n apt-get install -y --no-install-recommends chromium-headless-shell"],
    ["sudo -n apt-get update", "sudo -n apt-get install -y --no-install-recommends chromium"],
  ]);
});

test.each([
  ["without apt", machine(["sudo"], true)],
  ["without the right to use apt", machine(["apt-get"], false)],
])("%s there is only the download", (_name, ofMachine) => {
  expect(commandLines(ofMachine)).toEqual([[download]]);
});

test("a browser that is there is used without a word", () => {
  const run = vi.fn();
  expect(ensureBrowser({ find: () => "/usr/bin/chromium", methods: installMethods(machine([], true)), run })).toBe(
    true,
  );
  expect(run).not.toHaveBeenCalled();
  expect(said).toEqual([]);
});

test("the download is enough when it works", () => {
  const { result, ran } = install(/cli\.js/);
  expect(result).toBe(true);
  expect(ran).toEqual([download]);
  expect(said).toEqual([
    message("browserMissing"),
    message("browserDownloading"),
    message("browserInstalled", { path: "/usr/bin/chromium" }),
  ]);
});

test("when the download fails the system's package is installed, and the reason is said", () => {
  const { result, ran } = install(/apt-get install/);
  expect(result).toBe(true);
  expect(ran).toHaveLength(3);
  expect(said).toContain(message("browserStepFailed", { command: download, detail: "sin red" }));
});

test("a browser that was installed but does not start is not enough", () => {
  const { result } = install(/install/, { starts: false });
  expect(result).toBe(false);
  expect(said.filter((line) => line === message("browserDoesNotStart"))).toHaveLength(3);
});

test("a system without the package of the quicker browser gets the other one", () => {
  const { result, ran } = install(/recommends chromium$/);
  expect(result).toBe(true);
  expect(ran.at(-1)).toBe("apt-get install -y --no-install-recommends chromium");
});

test.each([
  ["that of the system", "/usr/bin/chromium", true, 2],
  ["that of the system, where others use the machine too", "/usr/bin/chromium", false, 0],
  ["the quicker one", "/usr/bin/chromium-headless-shell", true, 0],
  ["Playwright's", "/root/.cache/chromium/chrome", true, 0],
])(
  "beside a browser that is there, %s, the quicker one is installed or not, in silence",
  (_name, path, isRoot, count) => {
    const run = vi.fn<(command: { program: string }) => CommandResult>(() => ({ ok: true }));
    const here = machine(["apt-get", "sudo"], isRoot);
    expect(ensureBrowser({ find: () => path, methods: [], quicker: quickerMethod(here), run })).toBe(true);
    expect(run).toHaveBeenCalledTimes(count);
    expect(said).toEqual([]);
  },
);

test("the quicker browser is no reason to fail", () => {
  const run = vi.fn((): CommandResult => ({ ok: false, detail: "sin red" }));
  const quicker = quickerMethod(machine(["apt-get"], true));
  expect(ensureBrowser({ find: () => "/usr/bin/chromium", methods: [], quicker, run })).toBe(true);
  expect(run).toHaveBeenCalledOnce();
  expect(said).toEqual([]);
});

test("when nothing works the last line says what to do", () => {
  const { result } = install(undefined);
  expect(result).toBe(false);
  expect(said.at(-1)).toBe(message("browserImpossible"));
});

test.each([
  [
    "Downloading\n\nError: getaddrinfo ENOTFOUND x\n    at y\nError: Download failure\n",
    "Error: getaddrinfo ENOTFOUND x",
  ],
  ["Reading lists\r\nE: Unable to locate package chromium\r\n", "E: Unable to locate package chromium"],
  ["one\n  two\n\n", "two"],
  ["", ""],
])("of the output %j the line that tells most is %j", (output, line) => {
  expect(errorLine(output)).toBe(line);
});

test("a command that fails, hangs or does not exist says why", () => {
  const node = process.execPath;
  const failing = ["-e", "console.error('Error: roto'); process.exit(3)"];
  expect(runQuietly({ program: node, args: failing, timeoutMs: 20_000 })).toEqual({ ok: false, detail: "Error: roto" });
  const hanging = runQuietly({ program: node, args: ["-e", "setInterval(() => {}, 1000)"], timeoutMs: 300 });
  expect(hanging).toMatchObject({ ok: false, detail: expect.stringContaining("ETIMEDOUT") });
  const missing = runQuietly({ program: "no-such-program-here", args: [], timeoutMs: 20_000 });
  expect(missing).toMatchObject({ ok: false, detail: expect.stringContaining("ENOENT") });
});

test("a command gets its own environment on top of that of the process", () => {
  const script = "process.exit(process.env.EXTRA === 'yes' && process.env.PATH ? 0 : 1)";
  const command = { program: process.execPath, args: ["-e", script], timeoutMs: 20_000 };
  expect(runQuietly({ ...command, env: { EXTRA: "yes" } })).toEqual({ ok: true });
  expect(runQuietly(command).ok).toBe(false);
});
