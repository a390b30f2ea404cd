import { redirect } from '@tanstack/react-router';
import type { Api } from '#api/clients.ts';
import { searchArticles } from '#api/site/search-articles.ts';
import type { DeviceSearchResult } from '#device/worker-messages.ts';
import { type ApiErrorKind, errorKindOf } from '#domain/api-error.ts';
import type { SearchRequest, SearchResultsPage } from '#domain/search.ts';
import { readSearchAddress, searchPath } from '#domain/search-address.ts';
import { logError } from '#src/state/log.ts';

/** Searches the downloaded issues; null where that is not possible. */
export type SearchDevice = (request: SearchRequest) => Promise<DeviceSearchResult | null>;

/** Why the archive has not answered. */
export type ArchiveFailure = 'offline' | 'server' | 'slow';

/** The device's results in place of the archive's, and the archive's pending answer. */
export type DeviceFallback = {
  onDevice: DeviceSearchResult;
  why: ArchiveFailure;
  archive: Promise<SearchResultsPage>;
};

export type LoadedSearch = {
  request: SearchRequest;
  /** The archive's results. Null before a search, or where the archive has not answered. */
  result: SearchResultsPage | null;
  /** Set where the device's results replace the archive's. Never on the server. */
  fallback?: DeviceFallback;
};

/** Timeout for the archive before the results of downloaded issues are shown. */
const ARCHIVE_TIMEOUT_MS = 1500;

const FAILURES_BY_KIND: Partial<Record<ApiErrorKind, ArchiveFailure>> = {
  offline: 'offline',
  server: 'server',
  unavailable: 'server',
  'too-many-calls': 'server',
};

type Sources = { api: () => Promise<Api>; device: SearchDevice | null };

/**
 * Searches the archive and, where it does not answer, the downloaded issues. NWS-06
 * @throws Redirect to the address with the words in its path, where a form sent them in the query. NAV-09
 * @throws ApiError of the archive where the device has no answer either
 */
export async function loadSearch(
  sources: Sources,
  path: string | undefined,
  query: Record<string, unknown>,
): Promise<LoadedSearch> {
  const request = readSearchAddress(path, query);
  if (path === undefined && request.text) throw redirect({ href: searchPath(request) });
  if (!request.text) return { request, result: null };
  const archive = sources.api().then((api) => searchArticles(api, request));
  if (!sources.device) return { request, result: await archive };
  // A device that cannot be searched, for example because the browser allows no worker, counts as empty.
  const device = sources.device(request).catch((error: unknown) => {
    logError('search on the device', error);
    return null;
  });
  return { request, ...(await firstAnswer(archive, device)) };
}

async function firstAnswer(
  archive: Promise<SearchResultsPage>,
  device: Promise<DeviceSearchResult | null>,
): Promise<Omit<LoadedSearch, 'request'>> {
  const archiveOutcome = archive.then(
    (result) => ({ result }),
    (error: unknown) => ({ error }),
  );
  const first = await Promise.race([archiveOutcome, deviceAfterTimeout(device)]);
  if ('result' in first) return first;
  if ('onDevice' in first)
    return { result: null, fallback: { onDevice: first.onDevice, why: 'slow', archive } };
  const why = FAILURES_BY_KIND[errorKindOf(first.error)];
  const onDevice = why ? await device : null;
  // Offline, an empty device is shown as such; a server error has a page of its own.
  if (!why || !onDevice || (why !== 'offline' && onDevice.issues === 0)) throw first.error;
  return { result: null, fallback: { onDevice, why, archive } };
}

/** The device's results once the archive's timeout is over; never resolves where there are none. */
async function deviceAfterTimeout(
  device: Promise<DeviceSearchResult | null>,
): Promise<{ onDevice: DeviceSearchResult }> {
  const [onDevice] = await Promise.all([
    device,
    new Promise((resolve) => setTimeout(resolve, ARCHIVE_TIMEOUT_MS)),
  ]);
  return onDevice && onDevice.result.hits.length > 0 ? { onDevice } : new Promise(() => {});
}
