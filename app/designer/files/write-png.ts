import type { Viewer } from "#app/designer/viewer/viewer.ts";

/** Returns what a viewer shows as PNG, with all its light, on the ground of the page. */
export async function writePng(viewer: Pick<Viewer, "drawOn">): Promise<Blob> {
  const canvas = document.createElement("canvas");
  viewer.drawOn(canvas, getComputedStyle(document.body).backgroundColor);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The browser made no picture of the model."))));
  });
}
