import { BackSide, Float32BufferAttribute, LinearInterpolant, Mesh, MeshBasicMaterial, SphereGeometry } from "three";

/** Heights from −1 below to 1 above, each with its colour: from the ground up to the sky. */
const heights = new Float32Array([-1, -0.02, 0.02, 0.25, 1]);
const colours = new Float32Array([
  0.5, 0.46, 0.38, 0.62, 0.58, 0.5, 0.94, 0.93, 0.9, 0.72, 0.82, 0.93, 0.45, 0.62, 0.85,
]);

/** In metres. */
const radius = 80;

/** Returns what is seen through the windows by somebody who stands inside: sky, haze and ground. */
export function createHorizon(): Mesh<SphereGeometry, MeshBasicMaterial> {
  const geometry = new SphereGeometry(radius, 16, 64);
  const { position } = geometry.attributes;
  const gradient = new LinearInterpolant(heights, colours, 3);
  const painted = Array.from({ length: position?.count ?? 0 }, (_, index) => [
    ...gradient.evaluate((position?.getY(index) ?? 0) / radius),
  ]);
  geometry.setAttribute("color", new Float32BufferAttribute(painted.flat(), 3));
  return new Mesh(geometry, new MeshBasicMaterial({ vertexColors: true, side: BackSide, depthWrite: false }));
}
