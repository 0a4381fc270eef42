import { spawnSync } from "node:child_process";
import { type MessageKey, message } from "#scripts/cli/messages.ts";

export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  /** Added to the environment of this process. */
  readonly env?: Readonly<Record<string, string>>;
  /** Milliseconds after which the attempt counts as failed. */
  readonly timeout: number;
}

/** One way of getting a browser: commands that all have to succeed, and the text that says what happens. */
export interface InstallWay {
  readonly announcement: MessageKey;
  readonly commands: readonly Command[];
}

export interface InstallMachine {
  /** The Node that runs this, and Playwright's command line beside it. */
  readonly node: string;
  readonly playwrightCli: string;
  readonly isRoot: boolean;
  /** Whether a program of this name is on the PATH. */
  has(program: string): boolean;
}

export type CommandOutcome = { readonly ok: true } | { readonly ok: false; readonly detail: string };

const minute = 60_000;

/** The ways that this machine offers, best first: Playwright's download, then the system's package by apt. */
export function installWays({ node, playwrightCli, isRoot, has }: InstallMachine): InstallWay[] {
  const download: InstallWay = {
    announcement: "browserDownloading",
    commands: [
      {
        program: node,
        args: [playwrightCli, "install", "--no-shell", "chromium"],
        // Where the download cannot be reached, five tries of half a minute each would look like a hang.
        env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000" },
        timeout: 10 * minute,
      },
    ],
  };
  if (!has("apt-get") || !(isRoot || has("sudo"))) return [download];
  // `sudo -n` fails instead of asking for a password in the middle of a test run.
  const [program, ...before] = isRoot ? (["apt-get"] as const) : (["sudo", "-n", "apt-get"] as const);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const packages: InstallWay = {
    announcement: "browserAptInstalling",
    commands: [
      { program, args: [...before, "update"], env, timeout: 5 * minute },
      { program, args: [...before, "install", "-y", "--no-install-recommends", "chromium"], env, timeout: 10 * minute },
    ],
  };
  return [download, packages];
}

/**
 * Makes sure that there is a browser, installing one if need be and saying so.
 *
 * @returns false, with the reasons printed, when no way worked.
 */
export function ensureBrowser(tools: {
  find(): string | undefined;
  ways: readonly InstallWay[];
  run(command: Command): CommandOutcome;
}): boolean {
  if (tools.find() !== undefined) return true;
  console.log(message("browserMissing"));
  for (const way of tools.ways) {
    console.log(message(way.announcement));
    if (!runAll(way.commands, tools.run)) continue;
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

function runAll(commands: readonly Command[], run: (command: Command) => CommandOutcome): boolean {
  return commands.every((command) => {
    const outcome = run(command);
    if (!outcome.ok) {
      const line = [command.program, ...command.args].join(" ");
      console.log(message("browserStepFailed", { command: line, detail: outcome.detail }));
    }
    return outcome.ok;
  });
}

/** Runs a command without showing its output; a failure keeps the one line that tells most. */
export function runQuietly({ program, args, env, timeout }: Command): CommandOutcome {
  const result = spawnSync(program, args, {
    encoding: "utf8",
    env: { ...process.env, ...env },
    timeout,
    stdio: ["ignore", "pipe", "pipe"],
  });
  if (result.status === 0) return { ok: true };
  if (result.error !== undefined) return { ok: false, detail: result.error.message };
  return { ok: false, detail: tellingLine(`${result.stderr}\n${result.stdout}`) };
}

/** The first line that names an error as Playwright (`Error: …`) or apt (`E: …`) do, or else the last line. */
export function tellingLine(output: string): string {
  const lines = output.split(/\r?\n/).map((line) => line.trim());
  return lines.find((line) => /^(E|Error): /.test(line)) ?? lines.findLast((line) => line !== "") ?? "";
}
