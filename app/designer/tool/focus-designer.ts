/**
 * Moves the focus to the designer before a control disappears; otherwise the keyboard would start at the top of the
 * page.
 */
export function focusDesigner(control: Element): void {
  control.closest<HTMLElement>(".designer")?.focus({ preventScroll: true });
}
