/**
 * Wraps `load` so that it runs once, on first use. A failure is not kept: the next use tries again, since the visitor
 * may only have been without a connection.
 */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return function loadOnUse() {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/** Begins to load what will probably be needed. Whether it failed shows when it is used. */
export function beginLoading(load: () => Promise<unknown>): void {
  load().catch(() => {});
}
