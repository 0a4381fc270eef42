import { Buffer } from "node:buffer";
import sharp, { type Create } from "sharp";

/** No format makes a small picture of it. */
const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;

/** Returns a picture that a person may have, right or wrong in some way, by what is special about it. */
export async function makePicture(name: string): Promise<Buffer> {
  if (name === "heic")
    return Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic"), Buffer.alloc(400, 7)]);
  if (name === "noise") return plain(1920, 1280, { noise }).jpeg({ quality: 90 }).toBuffer();
  if (name === "cut") return (await plain(1920, 1280).jpeg().toBuffer()).subarray(0, 4000);
  if (name === "small") return plain(400, 300).jpeg().toBuffer();
  if (name === "enormous") return plain(9000, 6000).png().toBuffer();
  if (name === "jpeg") return plain(1920, 1280).jpeg().toBuffer();
  throw new Error(`No picture is called «${name}».`);
}

function plain(width: number, height: number, more: Pick<Create, "noise"> = {}) {
  return sharp({ create: { width, height, channels: 3, background: "#7a9", ...more } });
}
