import { spawnSync } from "node:child_process";
import { parseArgs, stripVTControlCharacters } from "node:util";
import { copyProject } from "#tests/site/copy-project.ts";
import { ensureFixtureProject } from "#tests/site/fixture-project.ts";
import { type Change, changes } from "./changes.ts";

/**
 * Makes each change that a writer may make to the content in a copy of the project, and runs the tests there: none of
 * them may depend on the words of today. Too slow for the test command.
 *
 *     npm run test:freedom -- --only precio,menu --suites check,build
 *     npm run test:freedom -- --only todo --no-browser
 */

/** The commands, in the order in which they run. What stands on a build has to come after it. */
const suites = {
  check: ["check"],
  unit: ["test:unit"],
  backend: ["test:backend"],
  build: ["build", "test:build"],
  browser: ["test:browser"],
} as const;

type Suite = keyof typeof suites;

interface Result {
  readonly change: string;
  readonly suite: Suite;
  readonly seconds: number;
  /** What the command said of its failure; undefined when it passed. */
  readonly failure: string | undefined;
}

/** Every change in one copy, in the order of the list. */
const everything: Change = {
  name: "todo",
  apply(root) {
    for (const change of changes) change.apply(root);
  },
};

const { values } = parseArgs({
  options: {
    /** Names of changes, with commas between them; all of them by default. */
    only: { type: "string" },
    /** Names of suites, with commas between them; all by default. */
    suites: { type: "string" },
    /** Whether to run the browser tests on all changes together, too. */
    browser: { type: "boolean", default: true },
  },
  allowNegative: true,
});

const chosen = choose([...changes, everything], values.only, ({ name }) => name);
const chosenSuites = choose(["check", "unit", "backend", "build"] as const, values.suites, (name) => name);

ensureFixtureProject();
const results = chosen.flatMap(tryOut);
printTable(results);
for (const { change, suite, failure } of results) {
  if (failure !== undefined) console.log(`\n${change}, ${suite}:\n${failure}`);
}
if (results.some(({ failure }) => failure !== undefined)) process.exitCode = 1;

function tryOut(change: Change): Result[] {
  const copy = copyProject({ content: "real", withTests: true });
  const withBrowser = values.browser && change === everything;
  try {
    change.apply(copy.root);
    return [...chosenSuites, ...(withBrowser ? (["browser"] as const) : [])].map((suite) => {
      const started = Date.now();
      const failure = runCommands(suites[suite], copy.root);
      const seconds = (Date.now() - started) / 1000;
      console.log(
        `${change.name}, ${suite}: ${failure === undefined ? "passed" : "FAILED"} in ${seconds.toFixed(0)} s`,
      );
      return { change: change.name, suite, seconds, failure };
    });
  } finally {
    copy.remove();
  }
}

/** Runs npm scripts up to the first that fails. Returns the lines that say why it failed. */
function runCommands(commands: readonly string[], root: string): string | undefined {
  for (const command of commands) {
    // One string: npm is a shell script on Windows, and a list of arguments beside a shell is deprecated.
    const { status, stdout, stderr } = spawnSync(`npm run --silent ${command}`, {
      cwd: root,
      encoding: "utf8",
      env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined },
      maxBuffer: 100_000_000,
      shell: true,
    });
    if (status !== 0) return telling(stripVTControlCharacters(stdout + stderr));
  }
  return undefined;
}

/** The lines of an output that name failed tests and their errors, or else its last ones. */
function telling(output: string): string {
  const lines = output.split("\n").filter((line) => line.trim() !== "");
  const named = lines.filter((line) => /^\s*(?:FAIL|\d+\)) |^\w*Error: |^[-+] {2,}\S/.test(line));
  return (named.length > 0 ? named.slice(0, 60) : lines.slice(-30)).map((line) => `  ${line.slice(0, 300)}`).join("\n");
}

function printTable(rows: readonly Result[]): void {
  const names = [...new Set(rows.map(({ suite }) => suite))];
  const widest = Math.max(...rows.map(({ change }) => change.length));
  console.log(`\n${"".padEnd(widest)}  ${names.map((name) => name.padEnd(12)).join("")}`);
  for (const { name } of chosen) {
    const cells = names.map((suite) => {
      const result = rows.find((row) => row.change === name && row.suite === suite);
      if (!result) return "";
      return `${result.failure === undefined ? "ok" : "RED"} ${result.seconds.toFixed(0)} s`;
    });
    console.log(`${name.padEnd(widest)}  ${cells.map((cell) => cell.padEnd(12)).join("")}`.trimEnd());
  }
}

/** Returns what the names stand for; everything when none is given. */
function choose<Thing>(things: readonly Thing[], names: string | undefined, nameOf: (thing: Thing) => string): Thing[] {
  if (names === undefined) return [...things];
  return names.split(",").map((name) => {
    const thing = things.find((candidate) => nameOf(candidate) === name);
    if (thing === undefined) throw new Error(`«${name}» is none of these: ${things.map(nameOf).join(", ")}.`);
    return thing;
  });
}
