export type FormControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Returns whether something is an element of a form that holds an entry. */
export function isFormControl(element: unknown): element is FormControl {
  return [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].some((kind) => element instanceof kind);
}
