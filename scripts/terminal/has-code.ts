/** Whether an error has one of these system codes: `hasCode(error, "ENOENT")`. */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && "code" in error && codes.some((code) => code === error.code);
}
