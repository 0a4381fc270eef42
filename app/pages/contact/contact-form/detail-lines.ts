/** The fields that may stay empty, in the order of the form. */
export const detailFields = ["telephone", "town", "model"] as const;
export type DetailField = (typeof detailFields)[number];

/**
 * Returns a message with the details that were given, each on a line of its own below it: the service takes name, email
 * address and message, nothing else.
 */
export function withDetails(
  message: string,
  details: Readonly<Record<DetailField, string>>,
  lineOf: (field: DetailField, value: string) => string,
): string {
  const lines = detailFields.flatMap((field) => {
    const value = details[field].trim();
    return value === "" ? [] : [lineOf(field, value)];
  });
  return lines.length === 0 ? message : `${message}\n\n${lines.join("\n")}`;
}
