import { ApiError } from '#domain/api-error.ts';
import type { ApiDeps } from '../clients.ts';
import { errorKind } from '../error-catalogue.ts';

type PackRequest = {
  address: string;
  /** First byte wanted, and the last if not all of the rest is wanted. */
  from?: number;
  to?: number;
  signal?: AbortSignal;
};

/** Streams the bytes of a package from a position on. @throws ApiError `offline`, `not-found`. OFF-03 */
export async function openPack(
  { fetch, origins, readToken }: ApiDeps,
  { address, from, to, signal }: PackRequest,
): Promise<ReadableStream<Uint8Array>> {
  const headers = new Headers();
  if (from !== undefined) headers.set('range', `bytes=${from}-${to ?? ''}`);
  const token = readToken();
  if (token) headers.set('authorization', `Bearer ${token}`);
  // The device saves the package itself: a copy in the HTTP cache would take space, and a damaged one would be served
  // again and again.
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
  const isWanted = from === undefined ? status === 200 : status === 206;
  if (isWanted && body) return body;
  await body?.cancel();
  throw new ApiError(response.ok ? 'server' : errorKind(status, undefined), {
    operation: 'openPack',
    status,
  });
}
