import type { DownloadFailure, DownloadState } from '#device/tables/downloads.ts';
import { ApiError } from '#domain/api-error.ts';
import { isOutOfRoom } from './make-room.ts';
import { ConnectionBroken } from './unless-stalled.ts';

/** State of a download that failed: without a network it is queued again, any other failure is shown. OFF-03 */
export function failureOf(error: unknown): { state: DownloadState; failure: DownloadFailure } {
  if (isOutOfRoom(error)) return { state: 'failed', failure: 'space' };
  if (!(error instanceof ApiError)) {
    const isNetwork = error instanceof ConnectionBroken || error instanceof TypeError;
    return isNetwork ? { state: 'queued', failure: 'network' } : { state: 'failed', failure: 'server' };
  }
  if (error.kind === 'offline') return { state: 'queued', failure: 'network' };
  return { state: 'failed', failure: error.kind === 'not-found' ? 'gone' : 'server' };
}
