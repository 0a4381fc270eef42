import {
  AddEquation,
  ConstantAlphaFactor,
  CustomBlending,
  HalfFloatType,
  NoBlending,
  OneMinusConstantAlphaFactor,
  ShaderMaterial,
  type WebGLRenderer,
  WebGLRenderTarget,
} from "three";
import { FullScreenQuad } from "three/addons/postprocessing/Pass.js";

const vertexShader = "varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }";

/** Adds pictures up to their mean: soft shadows and smooth edges come from many hard ones. */
export class Accumulation {
  readonly #quad = new FullScreenQuad();
  readonly #frame = new WebGLRenderTarget(1, 1, { type: HalfFloatType, samples: 4 });
  readonly #mean = new WebGLRenderTarget(1, 1, { type: HalfFloatType, depthBuffer: false });
  readonly #average = new ShaderMaterial({
    uniforms: { picture: { value: this.#frame.texture } },
    vertexShader,
    fragmentShader:
      "varying vec2 at; uniform sampler2D picture; void main() { gl_FragColor = texture2D(picture, at); }",
    blending: CustomBlending,
    blendEquation: AddEquation,
    blendSrc: ConstantAlphaFactor,
    blendDst: OneMinusConstantAlphaFactor,
    depthTest: false,
    toneMapped: false,
  });
  readonly #present = new ShaderMaterial({
    uniforms: { picture: { value: this.#mean.texture } },
    vertexShader,
    // Colours come multiplied by their opacity, and tones are mapped without it.
    fragmentShader: `
      varying vec2 at;
      uniform sampler2D picture;
      void main() {
        vec4 sum = texture2D(picture, at);
        gl_FragColor = vec4(sum.rgb / max(sum.a, 0.001), sum.a);
        #include <tonemapping_fragment>
        #include <colorspace_fragment>
        gl_FragColor.rgb *= gl_FragColor.a;
      }
    `,
    blending: NoBlending,
    depthTest: false,
  });

  setSize(width: number, height: number): void {
    this.#frame.setSize(width, height);
    this.#mean.setSize(width, height);
  }

  /** Draws the next of the pictures, counted from 1, into a target, and adds it. */
  add(renderer: WebGLRenderer, number: number, drawPicture: () => void): void {
    renderer.setRenderTarget(this.#frame);
    renderer.clear();
    drawPicture();
    this.#average.blendAlpha = 1 / number;
    renderer.autoClear = number === 1;
    this.#draw(renderer, this.#average, this.#mean);
    renderer.autoClear = true;
    renderer.setRenderTarget(null);
  }

  /** Shows the mean on the canvas. */
  show(renderer: WebGLRenderer): void {
    this.#draw(renderer, this.#present, null);
  }

  dispose(): void {
    for (const part of [this.#frame, this.#mean, this.#average, this.#present, this.#quad]) part.dispose();
  }

  #draw(renderer: WebGLRenderer, material: ShaderMaterial, target: WebGLRenderTarget | null): void {
    this.#quad.material = material;
    renderer.setRenderTarget(target);
    this.#quad.render(renderer);
  }
}
