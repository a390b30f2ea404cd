import { crc32, deflateRawSync } from 'node:zlib';

type RawEntry = {
  name: string | Uint8Array;
  data?: string | Uint8Array;
  /** Size and checksum that the archive claims, when they are false. */
  says?: { size?: number; crc?: number };
  encrypted?: boolean;
  /** Unix file type and permissions. */
  mode?: number;
};

const [STORED_SIZE, UTF8, ENCRYPTED, DEFLATED] = [0, 0x800, 0x1, 8];

function header(
  sign: number,
  length: number,
  { name, data = '', says = {}, encrypted }: RawEntry,
  at: number,
) {
  const [bytes, path] = [Buffer.from(data), Buffer.from(name)];
  const packed = deflateRawSync(bytes);
  const fields = Buffer.alloc(length);
  fields.writeUInt32LE(sign, 0);
  fields.writeUInt16LE(20, at);
  fields.writeUInt16LE(UTF8 | (encrypted ? ENCRYPTED : STORED_SIZE), at + 2);
  fields.writeUInt16LE(DEFLATED, at + 4);
  fields.writeUInt32LE(says.crc ?? crc32(bytes), at + 10);
  fields.writeUInt32LE(packed.length, at + 14);
  fields.writeUInt32LE(says.size ?? bytes.length, at + 18);
  fields.writeUInt16LE(path.length, at + 22);
  return { fields, path, packed };
}

/** Writes an archive with claims that a regular program would not write. */
export function rawZip(entries: RawEntry[]): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const { fields, path, packed } = header(0x04034b50, 30, entry, 4);
    const listed = header(0x02014b50, 46, entry, 6);
    listed.fields.writeUInt16LE(0x0314, 4);
    listed.fields.writeUInt32LE(((entry.mode ?? 0o100644) << 16) >>> 0, 38);
    listed.fields.writeUInt32LE(offset, 42);
    local.push(fields, path, packed);
    central.push(listed.fields, path);
    offset += fields.length + path.length + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, directory, end]);
}
