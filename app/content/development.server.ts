/**
 * Whether the site is being written: drafts are shown then, and pages without the pictures that they lack. Drafts never
 * reach a build, and a missing picture stops it.
 */
export function isDeveloping(): boolean {
  return process.env.NODE_ENV === "development";
}
