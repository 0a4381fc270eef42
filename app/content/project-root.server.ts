/**
 * Folder that holds `content/` and `locales/`. Every command is an npm script, and npm starts those in the
 * folder of `package.json`; the bundled server code has no other way to find it.
 */
export function projectRoot(): string {
  return process.cwd();
}
