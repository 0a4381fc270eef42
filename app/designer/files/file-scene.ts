import {
  Box3,
  type BufferGeometry,
  CanvasTexture,
  Mesh,
  MeshStandardMaterial,
  type MeshStandardMaterialParameters,
  RepeatWrapping,
  Scene,
  SRGBColorSpace,
  Vector3,
} from "three";
import { mergeVertices } from "three/addons/utils/BufferGeometryUtils.js";
import { glass } from "#app/designer/solids/paints.ts";
import type { Solid } from "#app/designer/solids/solid.ts";
import type { SurfacePictures } from "#app/designer/viewer/surface-atlas.ts";
import { weld } from "#app/designer/viewer/weld.ts";

/** The parts of the model that a file is made from. */
export interface FileModel {
  readonly solids: readonly Solid[];
  readonly pictures: SurfacePictures;
}

/**
 * Returns a model as other programs read it: in metres, y upwards, the middle of its ground at the origin. All that is
 * painted is one mesh, all glass another.
 */
export function fileScene({ solids, pictures: { colour, finish } }: FileModel): Scene {
  const { painted, clear } = weld(solids);
  // The finish gets the size of the colours, because programs blend pixels into their neighbours.
  const finishes = textureOf(finish, colour);
  const map = textureOf(colour, colour);
  map.colorSpace = SRGBColorSpace;
  // The noise of the grains would take twice the bytes as PNG.
  map.userData = { mimeType: "image/jpeg" };
  const scene = new Scene();
  const add = (name: string, geometry: BufferGeometry | undefined, look: MeshStandardMaterialParameters) => {
    if (!geometry) return;
    const mesh = new Mesh(mergeVertices(geometry), new MeshStandardMaterial({ ...look, name }));
    mesh.name = name;
    scene.add(mesh);
  };
  add("painted", painted, { map, roughnessMap: finishes, metalnessMap: finishes, metalness: 1 });
  add("glass", clear?.deleteAttribute("uv"), glass);

  const { min, max } = new Box3().setFromObject(scene);
  const origin = new Vector3((min.x + max.x) / 2, min.y, (min.z + max.z) / 2);
  for (const mesh of scene.children) {
    if (mesh instanceof Mesh) mesh.geometry.translate(-origin.x, -origin.y, -origin.z);
  }
  return scene;
}

/** Returns a picture, scaled to the size of another, as a texture that repeats along the grain. */
function textureOf(picture: ImageData, { width, height }: ImageData): CanvasTexture {
  const source = contextOf(picture.width, picture.height);
  source.putImageData(picture, 0, 0);
  const drawn = contextOf(width, height);
  drawn.imageSmoothingEnabled = false;
  drawn.drawImage(source.canvas, 0, 0, width, height);
  const texture = new CanvasTexture(drawn.canvas);
  texture.flipY = false;
  texture.wrapT = RepeatWrapping;
  return texture;
}

function contextOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error(`The browser has no memory for a picture of ${width} × ${height} pixels.`);
  return context;
}
