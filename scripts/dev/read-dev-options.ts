import { parseArgs } from "node:util";
import { parsePort } from "#scripts/serve/port.ts";
import { devText } from "./dev-text.ts";

/** Options that may follow `npm run dev --`. */
export interface DevOptions {
  readonly port: number;
  /** Whether to fail when the port is taken, instead of using the next one. */
  readonly strictPort: boolean;
  /** Where it listens: by default on this machine only; at an IP address; or everywhere (true). */
  readonly host?: string | true;
  readonly open: boolean;
}

const defaultPort = 5173;

/** Returns the options of a command line, or the sentence that says what is wrong with it. */
export function readDevOptions(
  args: readonly string[],
): { readonly ok: true; readonly options: DevOptions } | { readonly ok: false; readonly text: string } {
  const { tokens } = parseArgs({ args: [...args], strict: false, tokens: true, options: { port: { type: "string" } } });
  const found: Record<string, string | true> = {};
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== "option" || !["port", "strictPort", "host", "open"].includes(token.name)) {
      // The value of `--host 0.0.0.0`, which may be left out.
      const isHost = token.kind === "positional" && isPlainHost(tokens[index - 1]);
      if (!isHost) return { ok: false, text: devText("optionUnknown", { option: args[token.index] ?? "" }) };
      found.host = token.value;
      continue;
    }
    found[token.name] = token.value ?? true;
  }
  const port = found.port === true ? undefined : parsePort(found.port, defaultPort);
  if (port === undefined) return { ok: false, text: devText("portInvalid", { value: String(found.port ?? "") }) };
  const host = found.host;
  return {
    ok: true,
    options: { port, strictPort: "strictPort" in found, ...(host !== undefined && { host }), open: "open" in found },
  };
}

type Token = NonNullable<ReturnType<typeof parseArgs>["tokens"]>[number];

function isPlainHost(token: Token | undefined): boolean {
  return token?.kind === "option" && token.name === "host" && token.value === undefined;
}
