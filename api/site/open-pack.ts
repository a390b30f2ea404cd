import { ApiError } from '#domain/api-error.ts';
import type { ApiDeps } from '../clients.ts';
import { errorKind } from '../error-catalogue.ts';

type PackRequest = {
  address: string;
  /**
   * First requested byte, and last one; without `to` everything from `from` on, without both the whole pack.
   */
  from?: number;
  to?: number;
  signal?: AbortSignal;
};

/** Streams the bytes of a pack, or of a part of it. @throws ApiError `offline`, `not-found`. OFF-03 */
export async function openPack(
  { fetch, origins, readToken }: ApiDeps,
  { address, from, to, signal }: PackRequest,
): Promise<ReadableStream<Uint8Array>> {
  const headers = new Headers();
  if (from !== undefined) headers.set('range', `bytes=${from}-${to ?? ''}`);
  const token = readToken();
  if (token) headers.set('authorization', `Bearer ${token}`);
  // The worker caches the contents itself: a copy in the HTTP cache would take space, and a damaged one would
  // be served again and again.
  const request = new Request(origins.site + address, {
    headers,
    cache: 'no-store',
    ...(signal && { signal }),
  });
  const response = await fetch(request).catch((cause: unknown) => {
    throw new ApiError('offline', { operation: 'openPack', cause });
  });
  const { status, body } = response;
  // A proxy that does not support ranges sends the whole file: its first bytes would be taken for the requested ones.
  const isExpectedStatus = from === undefined ? status === 200 : status === 206;
  if (isExpectedStatus && body) return body;
  await body?.cancel();
  throw new ApiError(response.ok ? 'server' : errorKind(status, undefined), {
    operation: 'openPack',
    status,
  });
}
