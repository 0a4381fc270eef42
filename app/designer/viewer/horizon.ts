import { BackSide, Color, Float32BufferAttribute, Mesh, MeshBasicMaterial, SphereGeometry } from "three";

/** Colours from the sky down to the ground, each with its height from 1 above to −1 below. */
const bands = [
  [1, new Color(0.45, 0.62, 0.85)],
  [0.25, new Color(0.72, 0.82, 0.93)],
  [0.02, new Color(0.94, 0.93, 0.9)],
  [-0.02, new Color(0.62, 0.58, 0.5)],
  [-1, new Color(0.5, 0.46, 0.38)],
] as const;

/** Returns what is seen through the windows by somebody who stands inside: sky, haze and ground. */
export function createHorizon(): Mesh<SphereGeometry, MeshBasicMaterial> {
  const geometry = new SphereGeometry(80, 16, 64);
  const { position } = geometry.attributes;
  const colours = Array.from({ length: position?.count ?? 0 }, (_, index) =>
    colourAt((position?.getY(index) ?? 0) / 80),
  );
  geometry.setAttribute("color", new Float32BufferAttribute(colours.flat(), 3));
  return new Mesh(geometry, new MeshBasicMaterial({ vertexColors: true, side: BackSide, depthWrite: false }));
}

function colourAt(height: number): [number, number, number] {
  const next = bands.findIndex(([end], index) => index > 0 && height >= end);
  const [lower, upper] = [bands[next] ?? bands[bands.length - 1], bands[next - 1] ?? bands[0]];
  if (!lower || !upper) return [1, 1, 1];
  const share = (height - lower[0]) / (upper[0] - lower[0]);
  return lower[1]
    .clone()
    .lerp(upper[1], Math.min(1, Math.max(0, share)))
    .toArray() as [number, number, number];
}
