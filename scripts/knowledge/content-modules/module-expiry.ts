const opening = "// Right until ";

/** Returns the line of a module that says until when it is right; empty for one that only a change makes old. */
export function expiryLine(until: Date | undefined): string {
  return until ? `${opening}${until.toISOString()}, when a text is published.\n` : "";
}

/** Whether a module is no longer right at a moment, as its text says. */
export function isExpired(text: string, now: Date): boolean {
  const line = text.split("\n", 5).find((candidate) => candidate.startsWith(opening));
  if (line === undefined) return false;
  return new Date(line.slice(opening.length).split(",", 1)[0] ?? "").getTime() <= now.getTime();
}
