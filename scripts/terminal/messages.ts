import tools from "#locales/tools/es.json" with { type: "json" };

/** Key of a text for the terminal: under `cli` in `locales/tools/es.json`. */
export type MessageKey = keyof typeof tools.cli;
export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * Returns a text for the terminal, in Spanish, with its placeholders filled in.
 *
 * `message("portBusy", { port: 4173, other: 4174 })` → «El puerto 4173 ya está ocupado…»
 *
 * @throws Error naming key and placeholder when a value is missing.
 */
export function message(key: MessageKey, values: MessageValues = {}): string {
  return tools.cli[key].replace(/\{\{(\w+)\}\}/g, (_place, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The text «cli.${key}» needs a value for «${name}».`);
    return String(value);
  });
}
