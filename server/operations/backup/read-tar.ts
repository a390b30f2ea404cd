import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar';
import { BackupDamaged, SUMS } from './backup-file.ts';

/** Limit for files that are read into memory whole; only a manipulated archive exceeds it. */
const MAX_BYTES_IN_MEMORY = 512 * 1024 * 1024;

export type TarFile = {
  name: string;
  /** May be read once. The checksum is verified after the file has been read, not before. */
  chunks: AsyncIterable<Uint8Array>;
  /** The whole content in memory. */
  bytes(): Promise<Buffer>;
};

/**
 * Throws an error of reading an archive: as it is if it comes from the system, else as a `BackupDamaged`, like the
 * library's errors about a wrong header or a missing end.
 */
function throwDamaged(error: unknown): never {
  if (error instanceof BackupDamaged || (error instanceof Error && 'syscall' in error)) throw error;
  throw new BackupDamaged(error instanceof Error ? error.message.replace(/\.$/, '') : String(error));
}

/** The content of an entry, and its checksum once it has been read. */
function withChecksum({ header, body }: ParsedTarEntry) {
  const hash = createHash('sha256');
  async function* chunks() {
    try {
      for await (const chunk of body) {
        hash.update(chunk);
        yield chunk;
      }
    } catch (error) {
      throwDamaged(error);
    }
  }
  const content = chunks();
  const bytes = async () => {
    if (header.size > MAX_BYTES_IN_MEMORY) throw new BackupDamaged(`${header.name} is too long`);
    const parts: Uint8Array[] = [];
    for await (const chunk of content) parts.push(chunk);
    return Buffer.concat(parts);
  };
  return {
    file: { name: header.name, chunks: content, bytes },
    sum: async () => {
      // Content that the caller skipped is read too, for the checksum.
      for await (const _chunk of content);
      return hash.digest('hex');
    },
  };
}

async function* entriesOf(path: string): AsyncGenerator<ParsedTarEntry> {
  const bytes = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
  try {
    yield* bytes.pipeThrough(createTarDecoder({ strict: true }));
  } catch (error) {
    throwDamaged(error);
  }
}

/**
 * The files of an archive in their order. Each is compared with its checksum when the list of checksums comes: once the
 * archive is read to the end, all of it is verified.
 * @throws BackupDamaged
 */
export async function* readTar(path: string): AsyncGenerator<TarFile> {
  let sums: string[] = [];
  let hasEnd = false;
  for await (const entry of entriesOf(path)) {
    const { file, sum } = withChecksum(entry);
    const isChecksumList = file.name.startsWith(SUMS);
    if (isChecksumList) {
      if ((await file.bytes()).toString('utf8') !== sums.join(''))
        throw new BackupDamaged('a checksum does not match');
      sums = [];
    } else {
      yield file;
      sums.push(`${await sum()}  ${file.name}\n`);
    }
    hasEnd = isChecksumList;
  }
  if (!hasEnd) throw new BackupDamaged('its end is missing');
}
