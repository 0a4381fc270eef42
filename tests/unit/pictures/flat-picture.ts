import sharp from "sharp";

/** Returns a picture of one colour as the bytes of a JPEG. */
export function flatPicture(width: number, height: number, colour = "#8f8977"): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg({ quality: 90 })
    .toBuffer();
}
