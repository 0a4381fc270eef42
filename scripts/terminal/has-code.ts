/** Whether an error has one of these codes of the system: `hasCode(error, "ENOENT")`. */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && "code" in error && codes.some((code) => code === error.code);
}
