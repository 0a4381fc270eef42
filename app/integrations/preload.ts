/**
 * Begins to load what will probably be needed: `preload(() => import("./supabase-client.ts"))`. Whether it failed
 * shows when it is used, for which browsers try again (Firefox since 155; before, only after a reload).
 */
export function preload(load: () => Promise<unknown>): void {
  load().catch(() => {});
}
