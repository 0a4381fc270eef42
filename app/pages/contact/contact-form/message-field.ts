/** Returns the field of the message of a contact form. */
export function messageField(form: HTMLFormElement | null): HTMLTextAreaElement | undefined {
  const field = form?.elements.namedItem("message");
  return field instanceof HTMLTextAreaElement ? field : undefined;
}
