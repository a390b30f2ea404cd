import type { Download } from '#device/tables/downloads.ts';
import type { StorageFacts } from '#src/state/downloads/storage-estimate.ts';

/** Shares of the quota beyond which the reader is warned, and from which the storage counts as full. */
const WARN_SHARE = 0.8;
const FULL_SHARE = 0.99;

/** Sizes in bytes, and how full the storage is. */
export type StorageShares = {
  used: number;
  quota: number;
  /** Downloaded issues. */
  downloads: number;
  /** Pages read without being downloaded, and the app itself. */
  other: number;
  free: number;
  level: 'normal' | 'warn' | 'full';
};

type Row = Pick<Download, 'doneBytes'>;

export const bytesOnDevice = (rows: readonly Row[]): number =>
  rows.reduce((sum, { doneBytes }) => sum + doneBytes, 0);

/**
 * Divides the used storage. The browser's figure may be smaller than the sum of the downloaded bytes, so that
 * sum is limited to it. OFF-03
 */
export function storageShares(rows: readonly Row[], { used, quota }: StorageFacts): StorageShares {
  const downloads = Math.min(bytesOnDevice(rows), used);
  const share = quota > 0 ? used / quota : 0;
  return {
    used,
    quota,
    downloads,
    other: used - downloads,
    free: Math.max(0, quota - used),
    level: share >= FULL_SHARE ? 'full' : share > WARN_SHARE ? 'warn' : 'normal',
  };
}
