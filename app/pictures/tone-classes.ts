/**
 * Returns the classes of a colour, which fills a picture's place until it has loaded: one for each of red, green and blue,
 * in eighths. The policy of the site allows no styles in its HTML. `"#f7f0e6"` → `"tone tone-r8 tone-g8 tone-b7"`.
 */
export function toneClasses(colour: string): string {
  // The places of the channels after the `#`.
  return `tone${[1, 3, 5].map((at, index) => ` tone-${"rgb"[index]}${Math.round(Number(`0x${colour.slice(at, at + 2)}`) / 32)}`).join("")}`;
}
