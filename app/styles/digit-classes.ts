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
