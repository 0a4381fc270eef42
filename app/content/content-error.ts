import type { ReadError } from "./read-error.ts";

/** Thrown where a page needs content that cannot be read, which `npm run check` explains. */
export class ContentError extends Error {
  override name = "ContentError";
  readonly errors: readonly ReadError[];

  constructor(errors: readonly ReadError[]) {
    super(`Broken content («npm run check» explains it): ${errors.map(({ file }) => file).join(", ")}`);
    this.errors = errors;
  }
}
