import { useEffect, useState } from "react";
import type { DesignViewer } from "#app/designer/viewer/design-viewer.ts";

/** `asked` waits for a press; `impossible` is a device without WebGL. */
type ViewerStatus = "asked" | "loading" | "shown" | "failed" | "impossible";

/**
 * Loads the model once its canvas is there, or, for visitors who save data, once they ask for it. It is disposed of
 * with its canvas.
 */
export function useViewer() {
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  /** The number of attempts, 0 until the first is asked for. */
  const [attempt, setAttempt] = useState(() => (navigator.connection?.saveData === true ? 0 : 1));
  const [viewer, setViewer] = useState<DesignViewer>();
  const [problem, setProblem] = useState<"failed" | "impossible">();

  useEffect(() => {
    if (!canvas || attempt === 0) return;
    const context = canvas.getContext("webgl2", { alpha: true, antialias: true, powerPreference: "high-performance" });
    if (!context) return setProblem("impossible");
    let hasLeft = false;
    let made: DesignViewer | undefined;
    import("#app/designer/viewer/design-viewer.ts")
      .then(({ DesignViewer }) => {
        if (hasLeft) return;
        made = new DesignViewer(canvas, context);
        setViewer(made);
      })
      .catch((error: unknown) => {
        console.error("The model could not be loaded.", error);
        if (!hasLeft) setProblem("failed");
      });
    return () => {
      hasLeft = true;
      made?.dispose();
      setViewer(undefined);
    };
  }, [canvas, attempt]);

  const status: ViewerStatus = viewer ? "shown" : (problem ?? (attempt === 0 ? "asked" : "loading"));
  return {
    viewer,
    status,
    load() {
      setProblem(undefined);
      setAttempt((number) => number + 1);
    },
    /** The element in which the model is drawn. */
    canvas: setCanvas,
  };
}
