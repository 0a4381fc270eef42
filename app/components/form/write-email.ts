import type { Draft } from "./create-draft.ts";

/** Writes an email address into the field `email` of a form and into its draft, and moves the focus there. */
export function writeEmail(form: HTMLFormElement | null, draft: Draft, email: string): void {
  const field = form?.elements.namedItem("email");
  if (!(field instanceof HTMLInputElement)) return;
  field.value = email;
  draft.save(field);
  field.focus();
}
