import { spawnSync } from "node:child_process";
import { type MessageKey, message } from "#scripts/cli/messages.ts";

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

/** Returns the methods of this machine, the best first: Playwright's download, then the system's package by apt. */
export function installMethods({ node, playwrightCli, isRoot, has }: InstallMachine): InstallMethod[] {
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
  if (!has("apt-get") || !(isRoot || has("sudo"))) return [download];
  // `sudo -n` fails instead of asking for a password in the middle of a test run.
  const [program, ...before] = isRoot ? (["apt-get"] as const) : (["sudo", "-n", "apt-get"] as const);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const packages: InstallMethod = {
    announcement: "browserAptInstalling",
    commands: [
      { program, args: [...before, "update"], env, timeoutMs: 5 * minute },
      {
        program,
        args: [...before, "install", "-y", "--no-install-recommends", "chromium"],
        env,
        timeoutMs: 10 * minute,
      },
    ],
  };
  return [download, packages];
}

/**
 * Installs a browser if there is none, and says so.
 *
 * @returns false, with the reasons printed, if no method works.
 */
export function ensureBrowser(tools: {
  find(): string | undefined;
  methods: readonly InstallMethod[];
  run(command: Command): CommandResult;
}): boolean {
  if (tools.find() !== undefined) return true;
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
