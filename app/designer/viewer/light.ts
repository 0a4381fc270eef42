import {
  BackSide,
  BoxGeometry,
  Color,
  DirectionalLight,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  SphereGeometry,
  type Vector3,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from "three";

/** Metres around the walls that shadows cover, for the roof and the feet. */
const shadowRim = 0.7;

/** Returns a light that casts a shadow. */
export function createShadowLight(size: number): DirectionalLight {
  const light = new DirectionalLight();
  light.castShadow = true;
  Object.assign(light.shadow.camera, { near: 1, far: 60 });
  light.shadow.mapSize.setScalar(size);
  // A smaller bias lets light through below walls of 180 mm, a larger one covers small pieces with stripes.
  light.shadow.bias = -0.0004;
  light.shadow.normalBias = 0.012;
  light.shadow.radius = 2;
  return light;
}

/** Makes the shadow of a light cover a radius around the middle of the model, in metres. */
export function coverWithShadow({ shadow: { camera } }: DirectionalLight, radius: number): void {
  const [right, left] = [radius + shadowRim, -radius - shadowRim];
  Object.assign(camera, { left, right, top: right, bottom: left });
  camera.updateProjectionMatrix();
}

/**
 * Points a light from a direction to the middle of the model.
 *
 * @param turn that of its shadow map, in radians: soft edges are dotted, and each turn moves the dots
 */
export function aim(light: DirectionalLight, direction: Vector3, middle: Vector3, turn = 0): void {
  light.shadow.camera.up.set(Math.sin(turn), 1, Math.cos(turn));
  light.target.position.copy(middle);
  light.position.copy(direction).multiplyScalar(30).add(middle);
  light.target.updateMatrixWorld();
}

/** Returns the light of sky and ground with three bright panels, for reflections and for what lies in shade. */
export function createEnvironment(renderer: WebGLRenderer): WebGLRenderTarget {
  const scene = new Scene();
  const add = (mesh: Mesh<SphereGeometry | BoxGeometry, MeshBasicMaterial>) => scene.add(mesh);
  const glow = (red: number, green: number, blue: number, strength: number) =>
    new MeshBasicMaterial({ color: new Color(red, green, blue).multiplyScalar(strength), side: BackSide });
  add(new Mesh(new SphereGeometry(50, 32, 16), glow(1, 0.985, 0.965, 0.85)));
  const ground = new Mesh(new BoxGeometry(90, 1, 90), glow(1, 0.93, 0.84, 1));
  ground.position.y = -8;
  ground.material.side = DoubleSide;
  add(ground);
  for (const [x, y, z, size, strength] of panels) {
    const panel = new Mesh(new BoxGeometry(size, size, 0.1), glow(1, 0.98, 0.95, strength));
    panel.material.side = DoubleSide;
    panel.position.set(x, y, z);
    panel.lookAt(0, 0, 0);
    add(panel);
  }
  const generator = new PMREMGenerator(renderer);
  const environment = generator.fromScene(scene, 0.03);
  generator.dispose();
  scene.traverse((object) => {
    if (object instanceof Mesh) object.geometry.dispose();
  });
  return environment;
}

/** Place in metres, size and strength of the panels. */
const panels = [
  [14, 18, 20, 12, 6],
  [-22, 14, 6, 10, 4],
  [6, 26, -14, 14, 3],
] as const;
