/**
 * Returns the classes of a colour, which fills a picture's place until it has loaded: one for each of red, green and blue,
 * in eighths. The policy of the site allows no styles in its HTML. `"#f7f0e6"` → `"tone tone-r8 tone-g8 tone-b7"`.
 */
export function toneClasses(colour: string): string {
  const eighths = [colour.slice(1, 3), colour.slice(3, 5), colour.slice(5, 7)].map((channel) =>
    Math.round(Number.parseInt(channel, 16) / 32),
  );
  return ["tone", ...["r", "g", "b"].map((channel, index) => `tone-${channel}${eighths[index]}`)].join(" ");
}
