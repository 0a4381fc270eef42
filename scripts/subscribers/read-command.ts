import { message } from "#scripts/cli/messages.ts";

/** What `npm run subscribers` is asked to do. */
export type Command =
  | { readonly kind: "usage" }
  | { readonly kind: "list" }
  /** Without a file, into the one of the data folder. */
  | { readonly kind: "export"; readonly file: string | undefined }
  | { readonly kind: "mistake"; readonly text: string };

/** Reads the words after the command's name: `["export", "--file", "altas.csv"]`. */
export function readCommand(words: readonly string[]): Command {
  const [name, ...options] = words;
  if (name === undefined || name === "help" || words.some((word) => word === "--help" || word === "-h")) {
    return { kind: "usage" };
  }
  if (name !== "export" && name !== "list") return mistake("subscribersCommandUnknown", name);
  if (name === "list")
    return options[0] === undefined ? { kind: "list" } : mistake("subscribersOptionUnknown", options[0]);
  return readExport(options);
}

function readExport([option, ...rest]: readonly string[]): Command {
  if (option === undefined) return { kind: "export", file: undefined };
  const [, written] = /^--file=(.*)$/s.exec(option) ?? [];
  if (option !== "--file" && written === undefined) return mistake("subscribersOptionUnknown", option);
  const [file, ...others] = written === undefined ? rest : [written, ...rest];
  if (file === undefined || file === "" || file.startsWith("--")) {
    return { kind: "mistake", text: message("subscribersFileMissing") };
  }
  return others[0] === undefined ? { kind: "export", file } : mistake("subscribersOptionUnknown", others[0]);
}

function mistake(key: "subscribersCommandUnknown" | "subscribersOptionUnknown", word: string): Command {
  return { kind: "mistake", text: `${message(key, { word })}\n${message("subscribersUsage")}` };
}
