/**
 * Begins to load what will probably be needed: `beginLoading(() => import("./supabase-client.ts"))`. Whether it failed
 * shows when it is used, for which browsers try again (Firefox since 155; before, only after a reload).
 */
export function beginLoading(load: () => Promise<unknown>): void {
  load().catch(() => {});
}
