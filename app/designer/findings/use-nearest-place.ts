import { useEffect, useState } from "react";
import { type Move, nearestPlace } from "#app/designer/design/nearest-place.ts";
import type { FurnishedPlan } from "#app/floor-plan/furnishing/building.ts";
import type { Finding } from "#app/floor-plan/furnishing/finding.ts";

/** The nearest place for a piece of a finding; without a move, no place is near. */
interface SoughtPlace {
  readonly furnished: FurnishedPlan;
  readonly finding: Finding;
  readonly move: Move | undefined;
}

/**
 * Returns the nearest place for a finding; undefined until the search has ended. It takes too long for one frame, so it
 * begins after the finding has been shown.
 */
export function useNearestPlace(furnished: FurnishedPlan, finding: Finding): SoughtPlace | undefined {
  const [sought, setSought] = useState<SoughtPlace>();
  useEffect(() => {
    const timer = setTimeout(() => setSought({ furnished, finding, move: nearestPlace(furnished, finding) }));
    return () => clearTimeout(timer);
  }, [furnished, finding]);
  return sought?.furnished === furnished && sought.finding === finding ? sought : undefined;
}
