/**
 * Starts to load a module that will probably be needed: `preload(() => import("./supabase-client.ts"))`. Failures are
 * ignored here and appear on use, when browsers try again (Firefox since 155; before, only after a reload).
 */
export function preload(load: () => Promise<unknown>): void {
  load().catch(() => {});
}
