import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { createTarPacker } from 'modern-tar';
import { SUMS } from './backup-file.ts';

/** Only the owner may read it: it contains secrets and readers' data. */
const FILE_MODE = 0o600;
/** Number of checksums that are collected before they are written as a list. */
const SUMS_PER_LIST = 10_000;

export type TarWriter = {
  add(name: string, bytes: Uint8Array): Promise<void>;
  /** Adds a file of the disk. @returns false where it does not exist any more */
  addFile(name: string, path: string): Promise<boolean>;
  /** Writes the rest and waits until it is synced to the disk. @returns the size in bytes */
  finish(): Promise<number>;
  /** Cancels and removes the file. */
  abandon(): Promise<void>;
};

const NOTHING = new Uint8Array();

function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

type EntryBody = Uint8Array | AsyncIterable<Uint8Array>;

/** Writes a tar archive with a checksum of each file in it, to a path that must not exist yet. */
export function writeTar(path: string, madeAt: Date): TarWriter {
  const { readable, controller } = createTarPacker();
  const file = createWriteStream(path, { flags: 'wx', mode: FILE_MODE });
  const written = pipeline(Readable.fromWeb(readable as WebStream), file);
  // An error is reported by the next `add`, or by `finish`.
  written.catch(() => undefined);
  let sums: string[] = [];
  let lists = 0;

  async function writeEntry(name: string, size: number, body: EntryBody): Promise<string> {
    const hash = createHash('sha256');
    const entry = controller.add({ name, size, mode: FILE_MODE, mtime: madeAt }).getWriter();
    for await (const chunk of body instanceof Uint8Array ? [body] : body) {
      hash.update(chunk);
      // The library takes only a plain `Uint8Array`, not a `Buffer` of Node.js.
      await entry.write(new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength));
    }
    await entry.close();
    return hash.digest('hex');
  }

  async function writeSums(): Promise<void> {
    lists += 1;
    const list = Buffer.from(sums.join(''));
    sums = [];
    await writeEntry(`${SUMS}${String(lists).padStart(6, '0')}.sha256`, list.length, list);
  }

  async function writeWithSum(name: string, size: number, body: EntryBody): Promise<void> {
    sums.push(`${await writeEntry(name, size, body)}  ${name}\n`);
    if (sums.length === SUMS_PER_LIST) await writeSums();
  }

  return {
    add: (name, bytes) => writeWithSum(name, bytes.length, bytes),
    async addFile(name, source) {
      const file = await open(source).catch(unlessMissing);
      if (file === null) return false;
      try {
        const { size } = await file.stat();
        // Bytes appended to the file meanwhile are not read.
        const body = size > 0 ? file.createReadStream({ autoClose: false, end: size - 1 }) : NOTHING;
        await writeWithSum(name, size, body);
        return true;
      } finally {
        await file.close();
      }
    },
    async finish() {
      await writeSums();
      controller.finalize();
      await written;
      const finished = await open(path, 'r+');
      try {
        await finished.sync();
        return (await finished.stat()).size;
      } finally {
        await finished.close();
      }
    },
    async abandon() {
      controller.error(new Error('abandoned'));
      await written.catch(() => undefined);
      await rm(path, { force: true });
    },
  };
}
