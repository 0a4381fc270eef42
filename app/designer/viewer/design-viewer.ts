import type { Design } from "#app/designer/design/design.ts";
import type { FileModel } from "#app/designer/files/file-scene.ts";
import { writePng } from "#app/designer/files/write-png.ts";
import { atOuterWallOf, hungSolids } from "#app/designer/solids/hung-solids.ts";
import { modelParts } from "#app/designer/solids/place-parts.ts";
import { isOfBuilding, type ShellPart, shellParts } from "#app/designer/solids/shell/shell-parts.ts";
import { sunDirection, sunPosition } from "#app/designer/sun/sun-position.ts";
import type { Catalogue } from "#app/floor-plan/furnishing/catalogue-schema.ts";
import { heightOf } from "#app/floor-plan/furnishing/placed-piece.ts";
import type { DrawnPlan } from "#app/floor-plan/plan-schema.ts";
import { eyePlace } from "./eye-place.ts";
import { roomLamps } from "./room-lamps.ts";
import { Viewer } from "./viewer.ts";

/** The design that the model shows. */
export interface ShownDesign {
  readonly plan: DrawnPlan;
  readonly design: Design;
  readonly catalogue: Catalogue;
  /** The id of the selected piece. */
  readonly selected: number | undefined;
}

/** The writers of files for other programs, each loaded when it is first asked for. */
const writers = {
  glb: async (model: FileModel) => (await import("#app/designer/files/write-glb.ts")).writeGlb(model),
  usdz: async (model: FileModel) => (await import("#app/designer/files/write-usdz.ts")).writeUsdz(model),
} as const;

/** The kinds of files that the model is saved as: a picture, and the whole of it for other programs. */
export type FileKind = "png" | keyof typeof writers;

/** The model of a design. Only what has changed is built again. */
export class DesignViewer extends Viewer {
  #shown: ShownDesign | undefined;

  show(next: ShownDesign): void {
    const { plan, design, catalogue, selected } = next;
    const last = this.#shown;
    this.#shown = next;
    const differs = (...keys: readonly (keyof Design)[]) => keys.some((key) => last?.design[key] !== design[key]);
    const isOtherPlan = last?.plan !== plan;
    if (isOtherPlan || differs("pieces")) {
      const isAtOuterWall = atOuterWallOf(plan);
      const pieces = design.pieces.map((piece) => {
        return { ...piece, height: heightOf(piece, catalogue), isAtOuterWall: isAtOuterWall(piece) };
      });
      this.setPieces(pieces, () => eyePlace(plan, pieces));
    }
    if (isOtherPlan || differs("cladding", "floor", "deck")) {
      this.setShell(buildingOf(next), roomLamps(plan), !isOtherPlan);
    }
    if (differs("front", "month", "hour")) {
      const position = sunPosition(design);
      this.setSun(sunDirection(position, design.front), position.altitude);
    }
    if (last?.selected !== selected) this.select(selected);
  }

  /**
   * Returns the shown design as a file: as it is seen, or the whole building with its roof and furniture.
   *
   * @throws Error when the file cannot be made: no design is shown, the graphics context is lost, a script is missing
   */
  async file(kind: FileKind): Promise<Blob> {
    if (kind === "png") return writePng(this);
    if (!this.#shown) throw new Error("The viewer shows no design yet.");
    const { design, catalogue } = this.#shown;
    const building = buildingOf(this.#shown).filter(isOfBuilding);
    const pieces = design.pieces.flatMap((piece) => modelParts(piece, heightOf(piece, catalogue)));
    return writers[kind]({
      solids: [...building.flatMap(({ solids }) => solids), ...pieces],
      pictures: this.surfaces(),
    });
  }
}

/** Returns the building of a design and what hangs on its walls. */
function buildingOf({ plan, design, catalogue }: ShownDesign): ShellPart[] {
  return [...shellParts(plan, design), ...hungSolids(plan, catalogue)];
}
