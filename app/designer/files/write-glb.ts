import { GLTFExporter } from "three/addons/exporters/GLTFExporter.js";
import { type FileModel, fileScene } from "./file-scene.ts";

/** Returns a model as binary glTF, which programs for three dimensions read. */
export async function writeGlb(model: FileModel): Promise<Blob> {
  const file = await new GLTFExporter().parseAsync(fileScene(model), { binary: true });
  if (!(file instanceof ArrayBuffer)) throw new Error("GLTFExporter wrote text where binary glTF was asked for.");
  return new Blob([file], { type: "model/gltf-binary" });
}
