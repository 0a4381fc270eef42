import {
  DataTexture,
  LinearMipmapLinearFilter,
  NoColorSpace,
  RepeatWrapping,
  RGBAFormat,
  ShaderMaterial,
  SRGBColorSpace,
  Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
} from "three";
import { FullScreenQuad } from "three/addons/postprocessing/Pass.js";
import { type OpaquePaint, type Surface, surfaces } from "#app/designer/solids/paints.ts";
import { surfaceShader } from "./surface-shader.ts";

/**
 * All opaque surfaces in one picture, so that everything that is painted is drawn in one call: a column for each
 * surface that has a grain, as wide as six boards, and one of plain colours, a cell each.
 */
const entries = Object.entries(surfaces) as readonly (readonly [OpaquePaint, Surface])[];
const drawn = entries.filter(([, { drawn }]) => drawn);
const plain = entries.filter(([, { drawn }]) => !drawn);
const columns = drawn.length + 1;

/** Metres that a column covers across and along the grain. */
export const column = { across: 0.9, along: 2.7, boards: 6 } as const;
const pixels = { across: 176, along: 768 } as const;

/** The place of a paint in the atlas. */
export type PaintPlace =
  | { readonly grain: true; readonly left: number; readonly width: number }
  | { readonly grain: false; readonly at: readonly [number, number] };

/** Returns where a paint is in the atlas, from 0 to 1. */
export function placeOf(paint: OpaquePaint): PaintPlace {
  const index = drawn.findIndex(([name]) => name === paint);
  if (index >= 0) return { grain: true, left: index / columns, width: 1 / columns };
  const cell = plain.findIndex(([name]) => name === paint);
  return { grain: false, at: [(drawn.length + 0.5) / columns, (cell + 0.5) / plain.length] };
}

/** The atlas as pictures, with its colours as pages have them. Their first rows are where v of a texture is 0. */
export interface SurfacePictures {
  readonly colour: ImageData;
  /** A pixel for each cell, with roughness in green and metalness in blue. */
  readonly finish: ImageData;
}

/** Returns the atlas, whose colours are not drawn yet. */
export function createSurfaceAtlas(anisotropy: number) {
  const [width, height] = [pixels.across * columns, pixels.along];
  const target = new WebGLRenderTarget(width, height, {
    colorSpace: SRGBColorSpace,
    depthBuffer: false,
    generateMipmaps: true,
    minFilter: LinearMipmapLinearFilter,
    wrapT: RepeatWrapping,
    anisotropy,
  });
  const finish = cellTexture(({ rough, metal = 0 }) => [0, rough, metal]);
  const glow = cellTexture(({ glow: value = 0 }) => [value, value, value]);
  return {
    colour: target.texture,
    /** Green is roughness, blue is metalness, as glTF has them. */
    finish,
    glow,
    /** Draws the colours, also again after the graphics context was lost. */
    draw(renderer: WebGLRenderer): void {
      const material = new ShaderMaterial({
        ...surfaceShader,
        defines: { DRAWN: drawn.length, PLAIN: plain.length },
        uniforms: uniforms(),
        depthTest: false,
      });
      renderer.setRenderTarget(target);
      new FullScreenQuad(material).render(renderer);
      renderer.setRenderTarget(null);
      // All quads of three share one geometry, which `Accumulation` frees when the context is gone.
      material.dispose();
    },
    /** Reads what has been drawn back from the card. */
    read(renderer: WebGLRenderer): SurfacePictures {
      const data = new Uint8ClampedArray(width * height * 4);
      renderer.readRenderTargetPixels(target, 0, 0, width, height, data);
      const cells = Uint8ClampedArray.from(finish.image.data ?? []);
      return { colour: new ImageData(data, width), finish: new ImageData(cells, columns) };
    },
    dispose(): void {
      target.dispose();
      finish.dispose();
      glow.dispose();
    },
  };
}

const grains = { wood: 0, burnt: 1, mineral: 2, tiles: 3 } as const;

function uniforms() {
  const vectors = (list: readonly (readonly number[])[]) => list.map(([x = 0, y = 0, z = 0]) => new Vector3(x, y, z));
  return {
    lights: { value: vectors(drawn.map(([, { colour }]) => colour)) },
    darks: { value: vectors(drawn.map(([, surface]) => surface.drawn?.dark ?? surface.colour)) },
    looks: {
      value: vectors(drawn.map(([, { drawn: look }]) => [look?.spread ?? 0, grains[look?.grain ?? "mineral"]])),
    },
    colours: { value: vectors(plain.map(([, { colour }]) => colour)) },
  };
}

/** Returns a texture laid out like the atlas, with one value for each surface. */
function cellTexture(toCell: (surface: Surface) => readonly [number, number, number]): DataTexture {
  const rows = plain.length;
  const data = new Uint8Array(columns * rows * 4);
  for (let row = 0; row < rows; row++) {
    for (let index = 0; index < columns; index++) {
      const surface = (index < drawn.length ? drawn[index] : plain[row])?.[1];
      if (!surface) continue;
      data.set([...toCell(surface).map((value) => Math.round(value * 255)), 255], (row * columns + index) * 4);
    }
  }
  const texture = new DataTexture(data, columns, rows, RGBAFormat);
  texture.colorSpace = NoColorSpace;
  texture.wrapT = RepeatWrapping;
  texture.needsUpdate = true;
  return texture;
}
