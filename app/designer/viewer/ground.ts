import { CircleGeometry, Mesh, ShadowMaterial } from "three";

/** Metres from the middle of the building at which its shadow on the page begins to fade and at which it has gone. */
const fade = { from: 3, to: 7.5 } as const;

/** The ground: the page itself, on which only shadow is drawn. */
export function createGround(): Mesh<CircleGeometry, ShadowMaterial> {
  const material = new ShadowMaterial({ opacity: 0.3 });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader.replace(
      "void main() {",
      "varying vec2 onGround;\nvoid main() {\nonGround = position.xy;",
    );
    shader.fragmentShader = shader.fragmentShader
      .replace("void main() {", "varying vec2 onGround;\nvoid main() {")
      .replace(
        "#include <tonemapping_fragment>",
        `gl_FragColor.a *= 1.0 - smoothstep(${fade.from.toFixed(1)}, ${fade.to.toFixed(1)}, length(onGround));`,
      );
  };
  const ground = new Mesh(new CircleGeometry(fade.to, 64), material);
  ground.rotateX(-Math.PI / 2);
  ground.receiveShadow = true;
  return ground;
}
