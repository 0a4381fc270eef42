import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { expiryLine } from "./module-expiry.ts";

/** What a module made from the content exports. */
export interface ModuleExport {
  readonly name: string;
  /** Name of its type, and the module beside it that has the type. */
  readonly type: string;
  readonly shape: string;
  readonly value: unknown;
  /** When it is no longer right although nothing has changed; undefined for one that time does not touch. */
  readonly until?: Date | undefined;
}

/**
 * Writes a module that a function is deployed with. As TypeScript, which every way of deploying a function accepts
 * without further settings; JSON needs some.
 */
export function writeModule(file: string, { name, type, shape, value, until }: ModuleExport): void {
  // Renamed when it is complete, so that no process reads half of it.
  const temporary = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    temporary,
    `// Made from content/ and locales/ by \`npm run build\`; whatever is changed here is lost.
${expiryLine(until)}import type { ${type} } from "${shape}";

export const ${name}: ${type} = ${JSON.stringify(value, null, 2)};
`,
  );
  renameSync(temporary, file);
}
