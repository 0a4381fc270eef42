import "i18next";
import type { Figure } from "./formats.ts";
import type { Messages } from "./languages.ts";

/**
 * The strings as i18next reads their types: it looks for placeholders in literals, which JSON does not give, so every
 * string may take any names, each with a figure.
 */
type Fillable<Strings> = {
  [Key in keyof Strings]: Strings[Key] extends string
    ? `${string}{{${string}, figure}}${string}`
    : Fillable<Strings[Key]>;
};

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation";
    resources: { translation: Fillable<Messages> };
    interpolationFormatTypeMap: { figure: Figure | undefined };
  }
}
