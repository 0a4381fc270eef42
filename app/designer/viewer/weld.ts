import { type BufferGeometry, Float32BufferAttribute } from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { isClear, type Solid } from "#app/designer/solids/solid.ts";
import { shapeOf } from "./solid-shape.ts";
import { column, placeOf } from "./surface-atlas.ts";

/**
 * Returns solids as geometry in metres, x to the right, y upwards, z to the front: what is painted, and what lets light
 * through; undefined if there is none.
 */
export function weld(solids: readonly Solid[]) {
  return {
    painted: merged(solids.filter(({ paint }) => !isClear(paint))),
    clear: merged(solids.filter(({ paint }) => isClear(paint))),
  };
}

function merged(solids: readonly Solid[]): BufferGeometry | undefined {
  const parts = solids.map(geometryOf);
  const whole = parts.length > 0 ? mergeGeometries(parts) : undefined;
  for (const part of parts) part.dispose();
  return whole;
}

function geometryOf(solid: Solid): BufferGeometry {
  const [x, y, z] = [solid.x, solid.z, solid.y].map(([from, to]) => (to - from) / 1000) as [number, number, number];
  const shape = shapeOf(solid, [x, y, z]);
  const flat = shape.index ? shape.toNonIndexed() : shape;
  if (flat !== shape) shape.dispose();
  const middle = [solid.x, solid.z, solid.y].map(([from, to]) => (from + to) / 2000) as [number, number, number];
  setSurface(flat, solid, [x, y, z], middle);
  return flat.translate(middle[0], middle[1], -middle[2]);
}

/**
 * Sets the place of every vertex in the atlas. The grain runs along the longest side. Each solid starts elsewhere in
 * the surface, like boards from different trees, and one that is wider than a column is drawn coarser.
 */
function setSurface(
  geometry: BufferGeometry,
  { paint }: Solid,
  sizes: readonly [number, number, number],
  middle: readonly [number, number, number],
): void {
  if (isClear(paint)) return;
  const place = placeOf(paint);
  const { position, normal } = geometry.attributes;
  if (!position || !normal) return;
  const uv = new Float32Array(position.count * 2);
  const longest = sizes.indexOf(Math.max(...sizes));
  const seed = Math.abs(Math.round((middle[0] * 7919 + middle[1] * 104_729 + middle[2] * 1299) * 100));
  for (let index = 0; index < position.count; index++) {
    if (!place.grain) {
      uv.set(place.at, index * 2);
      continue;
    }
    const facing = [0, 1, 2].reduce((one, other) =>
      Math.abs(normal.getComponent(index, other)) > Math.abs(normal.getComponent(index, one)) ? other : one,
    );
    const along = facing === longest ? (longest + 1) % 3 : longest;
    const across = 3 - facing - along;
    const width = sizes[across] ?? 0;
    const step = column.across / column.boards;
    const free = Math.max(0, Math.floor((column.across - width) / step + 1e-6));
    const start = width > column.across ? 0 : (seed % (free + 1)) * step;
    const share = (position.getComponent(index, across) / width + 0.5) * Math.min(width, column.across) + start;
    // The vertex is slightly inside its column, so that the neighbour does not show at the edge.
    const inset = Math.min(Math.max(share / column.across, 0.006), 0.994);
    uv[index * 2] = place.left + inset * place.width;
    uv[index * 2 + 1] = (position.getComponent(index, along) + (seed % 97)) / column.along;
  }
  geometry.setAttribute("uv", new Float32BufferAttribute(uv, 2));
}
