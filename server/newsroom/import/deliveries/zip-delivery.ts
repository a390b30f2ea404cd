import { dirname } from 'node:path/posix';
import { crc32 } from 'node:zlib';
import * as yauzl from 'yauzl';
import { countedFiles, type Rejection, type Warning } from '../import-report.ts';
import { Rejected } from '../rejected.ts';
import type { PackedFile, PackedFolder, SourceItem } from '../source-item.ts';
import { itemKind, maxBytesOf } from './item-kinds.ts';
import { checkEntry, entryPath } from './zip-entry.ts';

const MAX_ENTRIES = 20_000;
/** Limit of the files of an archive together, decompressed. */
const MAX_UNPACKED_BYTES = 2_000_000_000;

export type ZipDelivery = {
  items: SourceItem[];
  rejected: Rejection[];
  warnings: Warning[];
  close(): void;
};

async function readEntry(zip: yauzl.ZipFile, entry: yauzl.Entry, limit: number): Promise<Uint8Array> {
  if (entry.uncompressedSize > limit)
    throw new Rejected('file', `${entry.uncompressedSize} bytes, more than ${limit}`);
  const chunks: Buffer[] = [];
  // The library ends the stream with an error when a file is longer than its stated size, so `limit` is not
  // exceeded.
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  if (crc32(bytes) !== entry.crc32) throw new Rejected('file', 'damaged in the archive');
  return bytes;
}

const toRejected = (error: unknown) =>
  error instanceof Rejected
    ? error
    : new Rejected('file', `broken in the archive: ${error instanceof Error ? error.message : error}`);

async function* readChunks(zip: yauzl.ZipFile, entry: yauzl.Entry): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) yield chunk as Buffer;
  } catch (error) {
    throw toRejected(error);
  }
}

/** The files of an archive by their paths; entries that are not allowed are reported as rejected. */
class ZipContents {
  readonly files = new Map<string, yauzl.Entry>();
  readonly rejected: Rejection[] = [];
  readonly #name: string;
  #unpackedBytes = 0;

  constructor(name: string) {
    this.#name = name;
  }

  add(entry: yauzl.Entry): void {
    const path = entryPath(entry);
    try {
      checkEntry(entry, path);
      if (path.endsWith('/')) return;
      if (/\.zip$/i.test(path)) throw new Rejected('file', 'an archive within an archive is not opened');
      if (this.files.has(path)) throw new Rejected('path', 'stands twice in the archive');
      this.#unpackedBytes += entry.uncompressedSize;
      if (this.#unpackedBytes > MAX_UNPACKED_BYTES)
        throw new Rejected('archive', `more than ${MAX_UNPACKED_BYTES} bytes unpacked`);
      this.files.set(path, entry);
    } catch (error) {
      const { place, reason } = toRejected(error);
      this.rejected.push({ name: `${this.#name}/${path.slice(0, 200)}`, place, reason });
    }
  }
}

async function readContents(zip: yauzl.ZipFile, name: string): Promise<ZipContents> {
  if (zip.entryCount > MAX_ENTRIES)
    throw new Rejected('archive', `${zip.entryCount} files, more than ${MAX_ENTRIES}`);
  const contents = new ZipContents(name);
  for await (const entry of zip.eachEntry()) contents.add(entry);
  return contents;
}

/**
 * Opens an archive as a delivery. Nothing is unpacked to the disk: items and pictures are read from it when needed, so
 * a path in it cannot write anywhere. @throws Rejected when it is no archive
 */
export async function openZip(path: string, name: string): Promise<ZipDelivery> {
  let zip: yauzl.ZipFile | undefined;
  try {
    // `decodeStrings` is off, because the library would reject the whole archive for one invalid name.
    zip = await yauzl.openPromise(path, { decodeStrings: false, autoClose: false, lazyEntries: true });
    const contents = await readContents(zip, name);
    return toDelivery(zip, contents, path, name);
  } catch (error) {
    zip?.close();
    if (error instanceof Rejected) throw error;
    throw new Rejected('archive', `cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

function toDelivery(zip: yauzl.ZipFile, contents: ZipContents, archive: string, name: string): ZipDelivery {
  const toPackedFile = (path: string, entry: yauzl.Entry): PackedFile => ({
    key: `${archive}\0${path}`,
    read: (limit) =>
      readEntry(zip, entry, limit).catch((error: unknown) => Promise.reject(toRejected(error))),
  });
  const folder = (folderPath: string): PackedFolder => ({
    find: (path) => {
      const fullPath = folderPath === '.' ? path : `${folderPath}/${path}`;
      const entry = contents.files.get(fullPath);
      return entry ? toPackedFile(fullPath, entry) : null;
    },
  });
  const paths = [...contents.files.keys()].sort();
  const items = paths.flatMap((path): SourceItem[] => {
    const [kind, entry] = [itemKind(path), contents.files.get(path)];
    if (!kind || !entry) return [];
    const item = {
      name: `${name}/${path}`,
      folder: folder(dirname(path)),
      read: () => toPackedFile(path, entry).read(maxBytesOf(kind)),
    };
    return [kind === 'lines' ? { ...item, chunks: () => readChunks(zip, entry) } : item];
  });
  const hasNothing = items.length + contents.rejected.length === 0;
  const warnings = hasNothing ? [{ name, text: `nothing in it is read: ${countedFiles(paths.length)}` }] : [];
  return { items, rejected: contents.rejected, warnings, close: () => zip.close() };
}
