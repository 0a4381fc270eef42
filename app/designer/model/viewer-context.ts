import { createContext, use } from "react";
import type { DesignViewer } from "#app/designer/viewer/design-viewer.ts";

/** The model in three dimensions, which comes after the plan: the designer can be used without it. */
export interface LoadedViewer {
  readonly viewer: DesignViewer | undefined;
  /** `asked` has to be pressed for, `impossible` is a device without WebGL. */
  readonly status: "asked" | "loading" | "shown" | "failed" | "impossible";
  readonly load: () => void;
  /** The element in which the model is drawn. */
  readonly canvas: (element: HTMLCanvasElement | null) => void;
}

export const ViewerContext = createContext<LoadedViewer | undefined>(undefined);

/**
 * Returns the model of the designer around this component.
 *
 * @throws Error outside the designer.
 */
export function useLoadedViewer(): LoadedViewer {
  const loaded = use(ViewerContext);
  if (!loaded) throw new Error("useLoadedViewer was called outside the designer.");
  return loaded;
}
