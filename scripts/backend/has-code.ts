/** Whether an error is one of the system's with one of these codes: `hasCode(error, "ENOENT")`. */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && "code" in error && codes.some((code) => code === error.code);
}
