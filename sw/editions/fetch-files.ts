import type { ApiDeps } from '#api/clients.ts';
import { openPack } from '#api/site/open-pack.ts';
import { ByteReader } from './byte-reader.ts';
import type { FileBytes } from './downloaded-issue-store.ts';
import type { PackageFile, PictureRun, Run, SingleText, TextRun } from './plan-download.ts';
import { unlessStalled } from './unless-stalled.ts';

/** An empty last block. A piece that ends at a full flush has none, and would be taken for an interrupted stream. */
const EMPTY_LAST_BLOCK = new Uint8Array([0x03, 0x00]);

/** Decompresses a piece of a raw deflate stream (RFC 1951): one that another piece follows, or the last. */
async function inflate(
  piece: Uint8Array<ArrayBuffer>,
  { isLast }: { isLast: boolean },
): Promise<Uint8Array<ArrayBuffer>> {
  const parts = isLast ? [piece] : [piece, EMPTY_LAST_BLOCK];
  const plain = new Blob(parts).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(plain).arrayBuffer());
}

/**
 * Pictures that arrive together or shortly after each other are cached together: one by one they would keep
 * the disk, and the page that shows the progress, busier than the network.
 */
const MAX_BATCH_SIZE = 16;
const MAX_BATCH_WAIT_MS = 150;
/** The last pictures do not wait for others: the issue is complete as soon as its last byte has arrived. */
const UNBATCHED_LAST_PICTURES = 6;

/** API to request with, and the signal that ends the request. */
export type RequestOptions = { api: ApiDeps; signal: AbortSignal };

/** Requests the bytes of a run; they stay in the network's buffers until they are read. */
export async function openRun(
  { api, signal }: RequestOptions,
  { address, from, to }: Run,
): Promise<ByteReader> {
  return new ByteReader(await unlessStalled(openPack(api, { address, from, to, signal })));
}

function* cut(bytes: Uint8Array<ArrayBuffer>, files: PackageFile[]): Generator<FileBytes> {
  let offset = 0;
  for (const file of files) {
    yield { ...file, body: bytes.slice(offset, offset + file.bytes) };
    offset += file.bytes;
  }
}

/** Yields the texts of a run, block by block as they arrive. @throws ConnectionBroken */
export async function* fetchTexts(reader: ByteReader, run: TextRun): AsyncGenerator<FileBytes[]> {
  try {
    for (const { bytes, isLast, files } of run.blocks) {
      yield [...cut(await inflate(await reader.take(bytes), { isLast }), files)];
    }
  } finally {
    await reader.close();
  }
}

/** Fetches a single text, which the server has compressed by itself. */
export async function fetchText(
  { api, signal }: RequestOptions,
  { address, file }: SingleText,
): Promise<FileBytes> {
  const stream = await unlessStalled(openPack(api, { address, signal }));
  const body = await unlessStalled(new Response(stream).arrayBuffer());
  return { ...file, body: new Uint8Array(body) };
}

/**
 * Yields the pictures of a run, several at a time. @throws ConnectionBroken after all complete pictures have been
 * yielded.
 */
export async function* fetchPictures(reader: ByteReader, run: PictureRun): AsyncGenerator<FileBytes[]> {
  let batch: FileBytes[] = [];
  let since = Date.now();
  try {
    for (const [index, file] of run.files.entries()) {
      const next = reader.take(file.bytes);
      // A failure is thrown where the promise is awaited.
      next.catch(() => undefined);
      const waitMs =
        index >= run.files.length - UNBATCHED_LAST_PICTURES ? 0 : since + MAX_BATCH_WAIT_MS - Date.now();
      const joinsBatch = batch.length < MAX_BATCH_SIZE && (await settlesWithin(next, waitMs));
      if (batch.length > 0 && !joinsBatch) {
        yield batch;
        batch = [];
        since = Date.now();
      }
      batch.push({ ...file, body: await next });
    }
    yield batch;
  } catch (error) {
    // When the connection breaks, the pictures that have arrived are kept.
    yield batch;
    throw error;
  } finally {
    await reader.close();
  }
}

/** Whether the promise settles in time. */
async function settlesWithin(promise: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), Math.max(0, ms));
  });
  const settled = promise.then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([settled, late]);
  } finally {
    clearTimeout(timer);
  }
}
