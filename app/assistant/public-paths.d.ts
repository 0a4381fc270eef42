/** Made by `scripts/vite/public-paths.ts`. */
declare module "virtual:public-paths" {
  /** Every address of the site, in every language. */
  export const publicPaths: readonly string[];
}
