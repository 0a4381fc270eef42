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
export interface Accumulation {
  readonly setSize: (width: number, height: number) => void;
  /** Draws the next of the pictures into a target, and adds it. */
  readonly add: (renderer: WebGLRenderer, number: number, draw: () => void) => void;
  /** Shows the mean on the canvas. */
  readonly show: (renderer: WebGLRenderer) => void;
  readonly dispose: () => void;
}

export function createAccumulation(): Accumulation {
  const options = { type: HalfFloatType, samples: 4 } as const;
  const frame = new WebGLRenderTarget(1, 1, options);
  const mean = new WebGLRenderTarget(1, 1, { type: HalfFloatType, depthBuffer: false });
  const average = new ShaderMaterial({
    uniforms: { picture: { value: frame.texture } },
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
  const present = new ShaderMaterial({
    uniforms: { picture: { value: mean.texture } },
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
  const quad = new FullScreenQuad();
  const draw = (renderer: WebGLRenderer, material: ShaderMaterial, target: WebGLRenderTarget | null) => {
    quad.material = material;
    renderer.setRenderTarget(target);
    quad.render(renderer);
  };
  return {
    setSize(width, height) {
      frame.setSize(width, height);
      mean.setSize(width, height);
    },
    add(renderer, number, drawPicture) {
      renderer.setRenderTarget(frame);
      renderer.clear();
      drawPicture();
      average.blendAlpha = 1 / number;
      renderer.autoClear = number === 1;
      draw(renderer, average, mean);
      renderer.autoClear = true;
      renderer.setRenderTarget(null);
    },
    show(renderer) {
      draw(renderer, present, null);
    },
    dispose() {
      for (const part of [frame, mean, average, present, quad]) part.dispose();
    },
  };
}
