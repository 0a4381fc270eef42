import type { CommandForm } from "./read-i18n-command.ts";

/** The commands of translators, behind `npm run i18n --`, and what each takes. */
export const commandForms = {
  add: { words: [1, 1] },
  status: { words: [0, 1], flags: ["--json"], values: ["--html"] },
  done: { words: [1, Number.POSITIVE_INFINITY] },
  export: { words: [1, 1], flags: ["--xliff", "--pages"] },
  import: { words: [2, 2] },
  pseudo: { words: [0, 0] },
  "pseudo-rtl": { words: [0, 0] },
} as const satisfies Record<string, CommandForm>;
