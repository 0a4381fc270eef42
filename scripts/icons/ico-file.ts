/** A picture of an icon. */
export interface IconImage {
  /** Width and height in pixels, below 256. */
  readonly size: number;
  readonly png: Buffer;
}

const headerLength = 6;
const entryLength = 16;

/** Returns an ICO file with these pictures, as every browser of the last fifteen years reads it: PNGs behind a list of them. */
export function icoFile(images: readonly IconImage[]): Buffer {
  const header = Buffer.alloc(headerLength);
  // 1 is an icon, 2 would be a pointer.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = headerLength + images.length * entryLength;
  const entries = images.map(({ size, png }) => {
    const entry = Buffer.alloc(entryLength);
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    // Planes, then bits of a pixel.
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images.map(({ png }) => png)]);
}
