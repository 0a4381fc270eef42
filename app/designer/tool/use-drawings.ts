import { useCallback, useEffect, useState } from "react";

type Drawings = typeof import("./drawings.ts");

/** The drawing of the model and the printed sheet, which come after the plan: the designer can be used without them. */
export interface LoadedDrawings {
  /** Undefined until they have been loaded. */
  readonly loaded: Drawings | undefined;
  readonly hasFailed: boolean;
  readonly load: () => void;
}

/** Loads what is drawn beside the plan. */
export function useDrawings(): LoadedDrawings {
  const [loaded, setLoaded] = useState<Drawings>();
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
