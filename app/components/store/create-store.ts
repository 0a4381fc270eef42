import { useSyncExternalStore } from "react";

/** A value that lives as long as the document and that components subscribe to. */
export interface Store<Value> {
  get(): Value;
  set(value: Value): void;
  /** Calls `listener` whenever the value is set. Returns a cleanup function. */
  subscribe(listener: () => void): () => void;
}

/**
 * Creates a store. Create it outside React, so that its value is kept while visitors look at another page.
 */
export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set(value) {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Returns the value of a store, and renders the component again when it changes. */
export function useStore<Value>({ subscribe, get }: Pick<Store<Value>, "get" | "subscribe">): Value {
  return useSyncExternalStore(subscribe, get, get);
}
