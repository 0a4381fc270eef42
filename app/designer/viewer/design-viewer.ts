import type { Design } from "#app/designer/design/design.ts";
import { shellParts } from "#app/designer/solids/shell/shell-parts.ts";
import { sunDirection, sunPosition } from "#app/designer/sun/sun-position.ts";
import type { Catalogue } from "#app/floor-plan/furnishing/catalogue-schema.ts";
import { heightOf } from "#app/floor-plan/furnishing/placed-piece.ts";
import type { DrawnPlan } from "#app/floor-plan/plan-schema.ts";
import { eyePlace } from "./eye-place.ts";
import { roomLamps } from "./room-lamps.ts";
import { Viewer } from "./viewer.ts";

/** What the model shows. */
export interface ShownDesign {
  readonly plan: DrawnPlan;
  readonly design: Design;
  readonly catalogue: Catalogue;
  /** The id of the selected piece. */
  readonly selected: number | undefined;
}

/** The model of a design, of which only that is built again which has changed. */
export class DesignViewer extends Viewer {
  #shown: ShownDesign | undefined;

  /** Shows a design. */
  show(next: ShownDesign): void {
    const { plan, design, catalogue, selected } = next;
    const last = this.#shown;
    this.#shown = next;
    const differs = (...keys: readonly (keyof Design)[]) => keys.some((key) => last?.design[key] !== design[key]);
    const isOtherPlan = last?.plan !== plan;
    if (isOtherPlan || differs("cladding", "floor", "deck")) {
      this.setShell({ parts: shellParts(plan, design), lamps: roomLamps(plan) });
    }
    if (isOtherPlan || differs("pieces")) {
      const pieces = design.pieces.map((piece) => ({ ...piece, height: heightOf(piece, catalogue) }));
      this.setPieces(pieces, eyePlace(plan, pieces));
    }
    if (differs("front", "month", "hour")) {
      const position = sunPosition(design);
      this.setSun({ direction: sunDirection(position, design.front), altitude: position.altitude });
    }
    if (last?.selected !== selected) this.select(selected);
  }
}
