import { useEffect, useRef } from "react";

/** A finger causes both kinds of events: the field is left with the later one. */
const begin = ["pointerdown", "mousedown"];
/** A press that becomes a scroll, a drag or a menu ends without a release. */
const end = ["pointerup", "mouseup", "pointercancel", "contextmenu"];

/**
 * Returns a function that runs a task at once or, while the visitor presses something, after the click. A task that
 * moves the pressed element would lose the click: browsers give it to the element under the pointer at the release.
 */
export function useAfterPress(): (task: () => void) => void {
  // Undefined while nothing is pressed.
  const waiting = useRef<(() => void)[]>(undefined);

  useEffect(() => {
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    function run(): void {
      const tasks = waiting.current ?? [];
      waiting.current = undefined;
      for (const task of tasks) task();
    }
    function onBegin(): void {
      waiting.current ??= [];
    }
    // The click comes in the same turn as the release.
    const onEnd = () => void setTimeout(run);
    for (const type of begin) document.addEventListener(type, onBegin, options);
    for (const type of end) document.addEventListener(type, onEnd, options);
    return () => {
      controller.abort();
      run();
    };
  }, []);

  return function afterPress(task) {
    if (waiting.current) waiting.current.push(task);
    else task();
  };
}
