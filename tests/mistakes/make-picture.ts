import { Buffer } from "node:buffer";
import sharp from "sharp";

/** Returns a picture that a person may have, right or wrong in some way, by what is special about it. */
export async function makePicture(name: string): Promise<Buffer> {
  if (name === "heic")
    return Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic"), Buffer.alloc(400, 7)]);
  if (name === "noise") return noise();
  if (name === "cut") return (await plain(1920, 1280).jpeg().toBuffer()).subarray(0, 4000);
  if (name === "small") return plain(400, 300).jpeg().toBuffer();
  if (name === "enormous") return plain(9000, 6000).png().toBuffer();
  if (name === "png" || name === "gif" || name === "jpeg") return plain(1920, 1280).toFormat(name).toBuffer();
  throw new Error(`No picture is called «${name}».`);
}

function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#7a9" } });
}

/** Returns a picture that no format makes small. */
function noise(): Promise<Buffer> {
  const width = 1920;
  const height = 1280;
  const bytes = Buffer.alloc(width * height * 3);
  let state = 7;
  for (let index = 0; index < bytes.length; index += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    bytes[index] = state >> 16;
  }
  return sharp(bytes, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}
