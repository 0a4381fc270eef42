import { useCallback, useEffect, useState } from "react";

/** The drawing of the model and the printed sheet, which come after the plan: the designer can be used without them. */
export type LoadedDrawings = ReturnType<typeof useDrawings>;

/** Loads what is drawn beside the plan; `loaded` is undefined until then. */
export function useDrawings() {
  const [loaded, setLoaded] = useState<typeof import("./drawings.ts")>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    import("./drawings.ts").then(setLoaded, (error: unknown) => {
      console.error("The drawing of the model could not be loaded.", error);
      setFailed(true);
    });
  }, []);
  useEffect(() => load(), [load]);
  return { loaded, hasFailed, load };
}
