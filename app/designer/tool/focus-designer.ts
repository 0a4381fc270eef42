/** Moves the focus to the designer around a control that is about to go: without it, the keyboard would start over. */
export function focusDesigner(control: Element): void {
  control.closest<HTMLElement>(".designer")?.focus({ preventScroll: true });
}
