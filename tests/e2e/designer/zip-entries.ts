/** A file in an archive. */
export interface ZipEntry {
  readonly name: string;
  /** How it is packed; 0 is not at all. */
  readonly method: number;
  /** The offset of its bytes in the archive. */
  readonly at: number;
  readonly bytes: Buffer;
}

const sizes = { header: 30, signature: 0x04034b50 } as const;

/** Returns the files of a ZIP archive in their order, each of which says its size before it begins. */
export function zipEntries(archive: Buffer): ZipEntry[] {
  const entries: ZipEntry[] = [];
  let place = 0;
  while (archive.readUInt32LE(place) === sizes.signature) {
    const nameEnd = place + sizes.header + archive.readUInt16LE(place + 26);
    const at = nameEnd + archive.readUInt16LE(place + 28);
    const end = at + archive.readUInt32LE(place + 18);
    entries.push({
      name: archive.subarray(place + sizes.header, nameEnd).toString(),
      method: archive.readUInt16LE(place + 8),
      at,
      bytes: archive.subarray(at, end),
    });
    place = end;
  }
  return entries;
}
