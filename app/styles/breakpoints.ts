/**
 * Window widths in em at which layouts change, for media queries in HTML and scripts. Sass cannot read TypeScript: the
 * same list for styles is `settings/_breakpoints.scss`, and a unit test compares the two.
 */
export const breakpoints = { tablet: 48, laptop: 64, desktop: 80, wide: 100 } as const;

/** Media query for windows narrower than a breakpoint, as the Sass mixin `below` writes it. */
export function below(breakpoint: keyof typeof breakpoints): string {
  return `not all and (min-width: ${breakpoints[breakpoint]}em)`;
}
