import { parseArgs } from "node:util";

/** The options of a command, without their dashes. */
interface OptionNames {
  /** Without a value: `--production`. With `help`, also `-h`. */
  readonly flags?: readonly string[];
  /** With a value: `--port 4000` or `--port=4000`. */
  readonly values?: readonly string[];
}

/** The arguments of a command. */
export interface CommandLine {
  /** Values of the options by name, the last if one is repeated; an empty text for a flag. */
  readonly options: ReadonlyMap<string, string>;
  readonly positionals: readonly string[];
  /** The first option that the command does not have, as it was written. */
  readonly unknown: string | undefined;
  /** The first option that lacks its value. */
  readonly incomplete: string | undefined;
}

/** Returns the parsed words after the name of a command: `["--production", "--port", "4000"]`. */
export function readOptions(args: readonly string[], { flags = [], values = [] }: OptionNames): CommandLine {
  const types = [
    ...flags.map((name) => [name, "boolean"] as const),
    ...values.map((name) => [name, "string"] as const),
  ];
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(types.map(([name, type]) => [name, { type }])),
    strict: false,
    tokens: true,
  });
  const options = new Map<string, string>();
  const positionals: string[] = [];
  const unknown: string[] = [];
  const incomplete: string[] = [];
  for (const token of tokens) {
    if (token.kind === "positional") positionals.push(token.value);
    else if (token.kind === "option") {
      const { name, rawName, value } = token;
      const isLong = rawName === `--${name}`;
      if (flags.includes("help") && args[token.index] === "-h") options.set("help", "");
      else if (isLong && flags.includes(name) && value === undefined) options.set(name, "");
      else if (!isLong || !values.includes(name)) unknown.push(args[token.index] ?? rawName);
      else if (!value) incomplete.push(rawName);
      else options.set(name, value);
    }
  }
  return { options, positionals, unknown: unknown[0], incomplete: incomplete[0] };
}
