import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** A package and the texts of its licence. */
export interface PackageLicense {
  readonly name: string;
  readonly version: string;
  /** As the package names it: `MIT`. */
  readonly license: string;
  /** The licence, and notices that belong to it. */
  readonly texts: readonly string[];
}

/**
 * Returns the folder of the package that a module belongs to, or undefined for a module of the project. Bundlers mark
 * modules that they have made of others, `\0/…/node_modules/react/index.js?commonjs-es-import`, and those with code of
 * their own: `\0rolldown/runtime.js`, `\0vite/preload-helper.js`.
 */
export function packageFolder(moduleId: string): string | undefined {
  const [, bundler] = /^\0(rolldown|vite)\//.exec(moduleId) ?? [];
  if (bundler !== undefined) return dirname(fileURLToPath(import.meta.resolve(`${bundler}/package.json`)));
  const path = moduleId.replace(/^\0/, "").replaceAll("\\", "/");
  // Greedy: of a package inside another one, the inner.
  return /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];
}

/**
 * Reads the licence of a package from its folder.
 *
 * @throws Error when it comes without one: nobody may publish it then.
 */
export function readPackageLicense(folder: string): PackageLicense {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const files = readdirSync(folder)
    .filter((file) => /^(?:licen[cs]es?|copying|notice)(?:[.-].*)?$/i.test(file))
    .sort();
  if (files.length === 0 || typeof license !== "string") {
    throw new Error(`The package ${name} in ${folder} comes without the text of its licence. Use another package.`);
  }
  return { name, version, license, texts: files.map((file) => ownText(readFileSync(join(folder, file), "utf8"))) };
}

/** Leaves out what a tool carries for its own use: Vite adds the licences of all that it runs on. */
function ownText(text: string): string {
  return text.replace(/^#+ Licenses of bundled dependencies$.*/ms, "").trim();
}

/** Returns the file that names every package with its licence once, in the order of their names. */
export function formatLicenses(licenses: readonly PackageLicense[]): string {
  const sections = licenses
    .toSorted((one, other) => one.name.localeCompare(other.name) || one.version.localeCompare(other.version))
    .map(({ name, version, license, texts }) => [`${name} ${version} (${license})`, ...texts].join("\n\n"));
  // A package may be installed twice, within others.
  return `${[...new Set(sections)].join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}
