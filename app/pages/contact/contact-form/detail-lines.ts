/** The fields that may stay empty, in the order of the form. */
export const detailFields = ["telephone", "town", "model"] as const;

/** A field that may stay empty, with its label and its entry. */
interface Detail {
  readonly label: string;
  readonly value: string;
}

/**
 * Returns a message with the details that were given, each on a line of its own below it: the service takes name, email
 * address and message, nothing else.
 */
export function withDetails(message: string, details: readonly Detail[], lineOf: (detail: Detail) => string): string {
  const given = details.filter(({ value }) => value !== "");
  return given.length === 0 ? message : `${message}\n\n${given.map(lineOf).join("\n")}`;
}
