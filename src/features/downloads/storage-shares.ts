import type { Download } from '#device/tables/downloads.ts';
import type { StorageFacts } from '#src/state/downloads/storage-estimate.ts';

/** Beyond this share of what there may be, the reader is told. */
const WARN = 0.8;
const FULL = 0.99;

/** Bytes, and how near it is to being full. */
export type StorageShares = {
  used: number;
  quota: number;
  editions: number;
  /** What was read without being downloaded, and the app itself. */
  other: number;
  free: number;
  level: 'normal' | 'warn' | 'full';
};

type Row = Pick<Download, 'doneBytes'>;

export const bytesOnDevice = (rows: readonly Row[]): number =>
  rows.reduce((sum, { doneBytes }) => sum + doneBytes, 0);

/** What of the room is whose. The browser counts in its own way: no part is larger than the whole. OFF-03 */
export function storageShares(rows: readonly Row[], { used, quota }: StorageFacts): StorageShares {
  const editions = Math.min(bytesOnDevice(rows), used);
  const share = quota > 0 ? used / quota : 0;
  return {
    used,
    quota,
    editions,
    other: used - editions,
    free: Math.max(0, quota - used),
    level: share >= FULL ? 'full' : share > WARN ? 'warn' : 'normal',
  };
}
