/**
 * Returns the classes that say a number to the styles, which the mixin `digits` has rules for: the policy of the site allows
 * no styles in its HTML. `("focus-x", 40)` → `"focus-x-tens-4 focus-x-units-0"`.
 *
 * @param value from 0 to 100; rounded, because there is a class for each digit
 */
export function digitClasses(name: string, value: number): string {
  const whole = Math.round(Math.min(Math.max(value, 0), 100));
  return `${name}-tens-${Math.floor(whole / 10)} ${name}-units-${whole % 10}`;
}

/**
 * Returns the classes of a point of a picture, which the mixin `digits` has rules for under two names:
 * `("focus", { x: 40, y: 5 })` → those of `focus-x`, 40, and of `focus-y`, 5.
 */
export function pointClasses(name: string, { x, y }: { readonly x: number; readonly y: number }): string {
  return `${digitClasses(`${name}-x`, x)} ${digitClasses(`${name}-y`, y)}`;
}
