import { type ComponentType, useCallback, useEffect, useState } from "react";

/** The drawing of the model, which comes after the plan: the designer can be used without it. */
export interface LoadedAxonometry {
  /** Undefined until it has been loaded. */
  readonly Axonometry: ComponentType | undefined;
  readonly hasFailed: boolean;
  readonly load: () => void;
}

/** Loads the drawing of the model. */
export function useModelAxonometry(): LoadedAxonometry {
  const [Axonometry, setAxonometry] = useState<ComponentType>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    import("./model-axonometry.tsx").then(
      ({ ModelAxonometry }) => setAxonometry(() => ModelAxonometry),
      (error: unknown) => {
        console.error("The drawing of the model could not be loaded.", error);
        setFailed(true);
      },
    );
  }, []);
  useEffect(() => load(), [load]);
  return { Axonometry, hasFailed, load };
}
