import type { DownloadFailure, DownloadState } from '#device/tables/downloads.ts';
import { ApiError } from '#domain/api-error.ts';
import { isOutOfRoom } from './make-room.ts';
import { LineBroken } from './stalled.ts';

/** What becomes of an issue that could not be brought: without a line it waits for one, anything else is told. OFF-03 */
export function failureOf(error: unknown): { state: DownloadState; failure: DownloadFailure } {
  if (isOutOfRoom(error)) return { state: 'failed', failure: 'space' };
  if (!(error instanceof ApiError)) {
    const isLine = error instanceof LineBroken || error instanceof TypeError;
    return isLine ? { state: 'queued', failure: 'network' } : { state: 'failed', failure: 'server' };
  }
  if (error.kind === 'offline') return { state: 'queued', failure: 'network' };
  return { state: 'failed', failure: error.kind === 'not-found' ? 'gone' : 'server' };
}
