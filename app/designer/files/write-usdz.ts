import { USDZExporter } from "three/addons/exporters/USDZExporter.js";
import { type FileModel, fileScene } from "./file-scene.ts";

/**
 * The longest side of a picture in pixels. It exceeds that of the model's pictures, which would lose their columns if
 * scaled.
 */
const maxTextureSize = 2048;

/** Returns a model as USDZ, which iPhones and iPads show in true size on the ground before the camera. */
export async function writeUsdz(model: FileModel): Promise<Blob> {
  const file = await new USDZExporter().parseAsync(fileScene(model), { maxTextureSize });
  return new Blob([file], { type: "model/vnd.usdz+zip" });
}
