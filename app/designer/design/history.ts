/** The states of something that can be undone: those before the present one, and those that were undone. */
export interface History<State> {
  readonly past: readonly State[];
  readonly present: State;
  readonly future: readonly State[];
}

/** Returns a history that starts with a state. */
export function startHistory<State>(present: State): History<State> {
  return { past: [], present, future: [] };
}

/**
 * Returns the history after a change; the same one if nothing has changed. Changes that were undone before are dropped.
 */
export function record<State>(history: History<State>, state: State): History<State> {
  if (state === history.present) return history;
  return { past: [...history.past, history.present], present: state, future: [] };
}

/** Returns the history one step back; the same one at its beginning. */
export function undo<State>({ past, present, future }: History<State>): History<State> {
  const before = past.at(-1);
  if (before === undefined) return { past, present, future };
  return { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

/** Returns the history one step forward; the same one at its end. */
export function redo<State>({ past, present, future }: History<State>): History<State> {
  const [after, ...rest] = future;
  if (after === undefined) return { past, present, future };
  return { past: [...past, present], present: after, future: rest };
}
