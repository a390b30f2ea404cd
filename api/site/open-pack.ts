import { ApiError } from '#domain/api-error.ts';
import type { ApiDeps } from '../clients.ts';
import { errorKind } from '../error-catalogue.ts';

type PackRequest = {
  address: string;
  /** First byte wanted, and the last where not all the rest is. */
  from?: number;
  to?: number;
  signal?: AbortSignal;
};

/** Files of a package as the bytes that they are, from a place on. @throws ApiError `offline`, `not-found`. OFF-03 */
export async function openPack(
  { fetch, origins, readToken }: ApiDeps,
  { address, from, to, signal }: PackRequest,
): Promise<ReadableStream<Uint8Array>> {
  const headers = new Headers();
  if (from !== undefined) headers.set('range', `bytes=${from}-${to ?? ''}`);
  const token = readToken();
  if (token) headers.set('authorization', `Bearer ${token}`);
  // The device keeps it itself: a second copy would cost room, and a damaged one would be given again and again.
  const request = new Request(origins.site + address, {
    headers,
    cache: 'no-store',
    ...(signal && { signal }),
  });
  const response = await fetch(request).catch((cause: unknown) => {
    throw new ApiError('offline', { operation: 'openPack', cause });
  });
  const { status, body } = response;
  // A proxy that knows no ranges sends the whole: its first bytes would be taken for those asked for.
  const isWanted = from === undefined ? status === 200 : status === 206;
  if (isWanted && body) return body;
  await body?.cancel();
  throw new ApiError(response.ok ? 'server' : errorKind(status, undefined), {
    operation: 'openPack',
    status,
  });
}
