import { I18nError } from "./i18n-error.ts";

/** What a command for translators takes. */
export interface CommandForm {
  /** How many words follow its name. */
  readonly words: readonly [least: number, most: number];
  /** Options without a value: `--json`. */
  readonly flags?: readonly string[];
  /** Options with a value behind them: `--html informe.html`. */
  readonly values?: readonly string[];
}

/** What somebody has written behind `npm run i18n --`. */
export interface I18nCommand<Name extends string> {
  readonly name: Name;
  readonly words: readonly string[];
  /** The options by their names; flags with an empty text. */
  readonly options: ReadonlyMap<string, string>;
}

/**
 * Reads the words behind the command: `["status", "ca", "--json"]`. Returns undefined where somebody asks for help.
 *
 * @throws I18nError for a command or option that does not exist, and for too few or too many words.
 */
export function readI18nCommand<Name extends string>(
  all: readonly string[],
  forms: Readonly<Record<Name, CommandForm>>,
): I18nCommand<Name> | undefined {
  const [name, ...rest] = all;
  if (name === undefined || all.some((word) => word === "--help" || word === "-h")) return undefined;
  if (!isNameOf(forms, name)) throw new I18nError("i18nCommandUnknown", { word: name });
  const { words: range, flags = [], values = [] } = forms[name];
  const words: string[] = [];
  const options = new Map<string, string>();
  for (let index = 0; index < rest.length; index++) {
    const word = rest[index] ?? "";
    if (!word.startsWith("-")) {
      words.push(word);
    } else if (flags.includes(word)) {
      options.set(word, "");
    } else if (values.includes(word)) {
      index++;
      const value = rest[index];
      if (value === undefined || value.startsWith("-")) throw new I18nError("i18nValueMissing", { option: word });
      options.set(word, value);
    } else {
      throw new I18nError("i18nOptionUnknown", { command: name, option: word });
    }
  }
  const [least, most] = range;
  if (words.length < least) throw new I18nError("i18nWordMissing", { command: name });
  if (words.length > most) throw new I18nError("i18nWordTooMany", { command: name, word: words[most] ?? "" });
  return { name, words, options };
}

function isNameOf<Name extends string>(forms: Readonly<Record<Name, CommandForm>>, name: string): name is Name {
  return Object.hasOwn(forms, name);
}
