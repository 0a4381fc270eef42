import { inflateSync } from "node:zlib";

const sizes = { woffHeader: 44, woffEntry: 20, fontHeader: 12, fontEntry: 16 } as const;

/**
 * Returns the font in a WOFF file with its tables unpacked, as an OpenType file. From the WOFF file itself `fontkit`
 * would unpack a whole table for every letter: half the time of a catalogue.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(sizes.fontHeader + count * sizes.fontEntry);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  const tables: Buffer[] = [];
  let offset = header.length;
  for (let index = 0; index < count; index += 1) {
    const from = sizes.woffHeader + index * sizes.woffEntry;
    const start = woff.readUInt32BE(from + 4);
    const packed = woff.readUInt32BE(from + 8);
    const length = woff.readUInt32BE(from + 12);
    const bytes = woff.subarray(start, start + packed);
    // Tables begin at multiples of four bytes.
    const table = Buffer.alloc(Math.ceil(length / 4) * 4);
    (packed < length ? inflateSync(bytes) : bytes).copy(table);

    const entry = sizes.fontHeader + index * sizes.fontEntry;
    woff.copy(header, entry, from, from + 4);
    woff.copy(header, entry + 4, from + 16, from + 20);
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(length, entry + 12);
    tables.push(table);
    offset += table.length;
  }
  return Buffer.concat([header, ...tables]);
}
