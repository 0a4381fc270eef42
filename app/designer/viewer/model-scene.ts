import { Box3, type BufferGeometry, Group, type Material, Mesh, type Raycaster, Vector3 } from "three";
import type { DesignPiece } from "#app/designer/design/design.ts";
import { cuts, cutWithCap } from "#app/designer/solids/cut-off.ts";
import { frameAround, insideRim } from "#app/designer/solids/pieces/around.ts";
import { modelParts } from "#app/designer/solids/place-parts.ts";
import type { ShellPart } from "#app/designer/solids/shell/shell-parts.ts";
import type { Solid } from "#app/designer/solids/solid.ts";
import { personHeight } from "#app/floor-plan/building-heights.ts";
import type { Side } from "#app/floor-plan/polygons.ts";
import { toPlan, toScene } from "./axes.ts";
import { weld } from "./weld.ts";

/** Cosine of the angle to the viewer within which the walls of a side are lowered. */
const lowered = 0.12;

/** The line around a selected piece: its width and its distance from the piece, in millimetres. */
const markWidth = 24;
const markGap = 30;

/** The parts that are seen only while the roof is on. */
const withRoof: ReadonlySet<ShellPart["seen"]> = new Set(["roof", "feet", "person"]);

const outwards: Readonly<Record<Side, Vector3>> = {
  n: new Vector3(0, 0, -1),
  s: new Vector3(0, 0, 1),
  e: new Vector3(1, 0, 0),
  w: new Vector3(-1, 0, 0),
};

export interface ModelMaterials {
  readonly painted: Material;
  readonly clear: Material;
}

/** A piece with the height that the catalogue gives it, in millimetres. */
export interface ModelPiece extends DesignPiece {
  readonly height: number;
  /** Whether its back is at an outer wall: it is then cut off only while that wall is low. */
  readonly isAtOuterWall: boolean;
}

interface PlacedPart {
  readonly group: Group;
  readonly part: ShellPart;
}

interface Piece {
  readonly group: Group;
  /** The same while a piece is moved, unless its back comes to an outer wall or leaves it. */
  readonly key: string;
  readonly parts: readonly PlacedPart[];
}

/** The building and its furniture, in metres. */
export class ModelScene {
  readonly root = new Group();
  readonly #materials: ModelMaterials;
  #shell: readonly PlacedPart[] = [];
  readonly #pieces = new Map<number, Piece>();
  readonly #roof = new Group();
  #mark = new Group();
  #selected: number | undefined;

  constructor(materials: ModelMaterials) {
    this.#materials = materials;
    this.root.add(this.#roof);
  }

  /** Replaces the building. */
  setShell(parts: readonly ShellPart[]): void {
    for (const { group } of this.#shell) removeGroup(group);
    this.#shell = parts.map((part) => this.#place(part, part.seen === "roof" ? this.#roof : this.root));
  }

  /** Shows pieces at their places. Only those whose key has changed are built again. */
  setPieces(pieces: readonly ModelPiece[]): void {
    const left = new Set(this.#pieces.keys());
    for (const piece of pieces) {
      const [x, y, width, depth] = piece.rect;
      const key = JSON.stringify({ ...piece, rect: [width, depth] });
      if (this.#pieces.get(piece.id)?.key !== key) this.#replace(piece, key);
      this.#pieces.get(piece.id)?.group.position.copy(toScene([x, y, 0]));
      left.delete(piece.id);
    }
    for (const id of left) this.#remove(id);
    this.select(this.#selected);
  }

  /**
   * Lowers what is between the viewer and the inside, unless the roof is on it.
   *
   * @param direction from the model to the viewer
   * @param lift 0 with the roof on, 1 without it
   */
  lower(direction: Vector3, lift: number): void {
    const pieces = [...this.#pieces.values()].flatMap(({ parts }) => parts);
    for (const { group, part } of [...this.#shell, ...pieces]) {
      const isLow = lift > 0 && part.sides.every((side) => outwards[side].dot(direction) > lowered);
      if (part.seen === "full") group.visible = !isLow;
      if (part.seen === "low") group.visible = isLow;
      if (part.seen === "feet" || part.seen === "person") group.visible = lift === 0;
    }
    this.#roof.position.y = lift * 1.6;
    this.#roof.visible = lift < 1;
  }

  /** Returns the id of the piece that a ray meets first, if no wall is before it. */
  pieceAt(ray: Raycaster): number | undefined {
    const [hit] = ray
      .intersectObject(this.root)
      .filter(({ object }) => isSeen(object) && object.userData.isClear !== true);
    const id: unknown = hit?.object.parent?.parent?.userData.piece;
    return typeof id === "number" ? id : undefined;
  }

  /** Marks a piece by a line around it on the floor. */
  select(id: number | undefined): void {
    this.#selected = id;
    removeGroup(this.#mark);
    const group = id === undefined ? undefined : this.#pieces.get(id)?.group;
    if (!group) return;
    const bounds = new Box3().setFromObject(group);
    const [[left, back], [right, front]] = [toPlan(bounds.min), toPlan(bounds.max)];
    const around = [
      [left - markGap, right + markGap],
      [front - markGap, back + markGap],
    ] as const;
    this.#mark = this.#build(frameAround(around, insideRim(around, markWidth), [3, 6], "mark"));
    this.root.add(this.#mark);
  }

  get isEmpty(): boolean {
    return this.#shell.length === 0;
  }

  /** Returns the corners of all parts of the building, with or without those of its roof. */
  corners(hasRoof: boolean): Vector3[] {
    return this.#shell
      .filter(({ part: { seen } }) => seen !== "low" && (hasRoof || !withRoof.has(seen)))
      .flatMap(({ part }) => part.solids)
      .flatMap(({ x, y, z }) => x.flatMap((left) => y.flatMap((back) => z.map((top) => toScene([left, back, top])))));
  }

  dispose(): void {
    for (const { group } of [...this.#shell, ...this.#pieces.values()]) removeGroup(group);
    removeGroup(this.#mark);
  }

  #replace(piece: ModelPiece, key: string): void {
    this.#remove(piece.id);
    const group = new Group();
    group.userData = { piece: piece.id };
    this.root.add(group);
    this.#pieces.set(piece.id, { group, key, parts: partsOf(piece).map((part) => this.#place(part, group)) });
  }

  #remove(id: number): void {
    const piece = this.#pieces.get(id);
    if (piece) removeGroup(piece.group);
    this.#pieces.delete(id);
  }

  #place(part: ShellPart, parent: Group): PlacedPart {
    const group = this.#build(part.solids);
    parent.add(group);
    return { group, part };
  }

  #build(solids: readonly Solid[]): Group {
    const { painted, clear } = weld(solids);
    const group = new Group();
    const add = (geometry: BufferGeometry | undefined, material: Material, isClear: boolean) => {
      if (!geometry) return;
      const mesh = new Mesh(geometry, material);
      mesh.castShadow = !isClear;
      mesh.receiveShadow = !isClear;
      mesh.userData = { isClear };
      group.add(mesh);
    };
    add(painted, this.#materials.painted, false);
    add(clear, this.#materials.clear, true);
    return group;
  }
}

/**
 * Returns the parts of a piece at the origin. A piece that is higher than a person is cut off unless it has glass, and
 * at an outer wall only while that wall is low.
 */
function partsOf({ rect: [, , width, depth], height, isAtOuterWall, ...piece }: ModelPiece): ShellPart[] {
  const solids = modelParts({ ...piece, rect: [0, 0, width, depth] }, height);
  const isCut = height > personHeight && !solids.some(({ paint }) => paint === "glass");
  const sides = isAtOuterWall && piece.back ? [piece.back] : [];
  if (!isCut) return [{ seen: "always", sides: [], solids }];
  return [
    { seen: "full", sides, solids },
    { seen: "low", sides, solids: cutWithCap(solids, cuts.piece) },
  ];
}

function isSeen(object: Mesh["parent"]): boolean {
  return object === null || (object.visible && isSeen(object.parent));
}

function removeGroup(group: Group): void {
  group.removeFromParent();
  group.traverse((object) => {
    if (object instanceof Mesh) object.geometry.dispose();
  });
}
