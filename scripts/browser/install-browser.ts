import { spawnSync } from "node:child_process";
import { type MessageKey, message } from "#scripts/terminal/messages.ts";
import { headlessShell } from "./find-browser.ts";

export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  /** Added to the environment of this process. */
  readonly env?: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
}

/** Commands that install a browser if all of them succeed, and the text that announces them. */
export interface InstallMethod {
  readonly announcement: MessageKey;
  readonly commands: readonly Command[];
}

export interface InstallMachine {
  /** Paths of Node and of Playwright's command line. */
  readonly node: string;
  readonly playwrightCli: string;
  readonly isRoot: boolean;
  /** Whether a program is on the PATH. */
  has(program: string): boolean;
}

export type CommandResult = { readonly ok: true } | { readonly ok: false; readonly detail: string };

const minute = 60_000;

/** Returns the methods of this machine, the best first: Playwright's download, then packages of the system by apt. */
export function installMethods(machine: InstallMachine): InstallMethod[] {
  const { node, playwrightCli } = machine;
  const download: InstallMethod = {
    announcement: "browserDownloading",
    commands: [
      {
        program: node,
        args: [playwrightCli, "install", "--no-shell", "chromium"],
        // Without a network, its five attempts of half a minute each would look like a hang.
        env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000" },
        timeoutMs: 10 * minute,
      },
    ],
  };
  return [download, ...packageMethods(machine, [headlessShell, "chromium"])];
}

/**
 * Returns how a machine that has a browser with windows gets the one without, in which tests take a quarter less of the
 * processor; undefined where that is not for us to decide: only in containers everything runs as root.
 */
export function quickerMethod(machine: InstallMachine): InstallMethod | undefined {
  return machine.isRoot ? packageMethods(machine, [headlessShell])[0] : undefined;
}

function packageMethods({ isRoot, has }: InstallMachine, packages: readonly string[]): InstallMethod[] {
  if (!has("apt-get") || !(isRoot || has("sudo"))) return [];
  // `sudo -n` fails instead of asking for a password in the middle of a test run.
  const [program, ...before] = isRoot ? (["apt-get"] as const) : (["sudo", "-n", "apt-get"] as const);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  return packages.map((name) => ({
    announcement: "browserAptInstalling",
    commands: [
      { program, args: [...before, "update"], env, timeoutMs: 5 * minute },
      { program, args: [...before, "install", "-y", "--no-install-recommends", name], env, timeoutMs: 10 * minute },
    ],
  }));
}

/**
 * Installs a browser if there is none, and says so. Where there is one, but not the quicker one, it tries that without a
 * word: what fails leaves the other in use.
 *
 * @returns false, with the reasons printed, if no method works.
 */
export function ensureBrowser(tools: {
  find(): string | undefined;
  methods: readonly InstallMethod[];
  quicker?: InstallMethod | undefined;
  run(command: Command): CommandResult;
}): boolean {
  const found = tools.find();
  if (found !== undefined) {
    const isSystems = /\/chromium$/.test(found);
    if (isSystems) tools.quicker?.commands.every((command) => tools.run(command).ok);
    return true;
  }
  console.log(message("browserMissing"));
  for (const method of tools.methods) {
    console.log(message(method.announcement));
    if (!runAll(method.commands, tools.run)) continue;
    const path = tools.find();
    if (path !== undefined) {
      console.log(message("browserInstalled", { path }));
      return true;
    }
    console.log(message("browserDoesNotStart"));
  }
  console.error(message("browserImpossible"));
  return false;
}

function runAll(commands: readonly Command[], run: (command: Command) => CommandResult): boolean {
  return commands.every((command) => {
    const result = run(command);
    if (!result.ok) {
      const line = [command.program, ...command.args].join(" ");
      console.log(message("browserStepFailed", { command: line, detail: result.detail }));
    }
    return result.ok;
  });
}

/** Runs a command without showing its output. On failure, `detail` is the line that says why. */
export function runQuietly({ program, args, env, timeoutMs }: Command): CommandResult {
  const result = spawnSync(program, args, {
    encoding: "utf8",
    env: { ...process.env, ...env },
    timeout: timeoutMs,
    stdio: ["ignore", "pipe", "pipe"],
  });
  if (result.status === 0) return { ok: true };
  if (result.error !== undefined) return { ok: false, detail: result.error.message };
  return { ok: false, detail: errorLine(`${result.stderr}\n${result.stdout}`) };
}

/** Returns the first line with an error of Playwright (`Error: …`) or apt (`E: …`), or else the last line. */
export function errorLine(output: string): string {
  const lines = output.split(/\r?\n/).map((line) => line.trim());
  return lines.find((line) => /^(E|Error): /.test(line)) ?? lines.findLast((line) => line !== "") ?? "";
}
