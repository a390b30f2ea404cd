import { useEffect, useSyncExternalStore } from 'react';
import type { Api } from '#api/clients.ts';
import type { PackageSize } from '#api/site/list-package-sizes.ts';
import type { Download } from '#device/tables/downloads.ts';
import type { Day } from '#domain/newsstand.ts';
import { retryUntilStopped } from '#src/pwa/retry-until-stopped.ts';
import { logError } from '../log.ts';
import { createStore } from '../store.ts';

type IssueKey = { edition: string; day: Day };

const keyOf = ({ edition, day }: IssueKey) => `${edition} ${day}`;

const sizes = createStore<ReadonlyMap<string, PackageSize>>(new Map());
const requestedKeys = new Set<string>();
let pendingIssues: IssueKey[] = [];
/** Issues whose sizes could not be loaded; `stopRetrying` ends their retries. */
const failedIssues: IssueKey[] = [];
let stopRetrying: (() => void) | undefined;

/** Collects the sizes that the covers of a page need, and requests them together. */
function requestSize(place: IssueKey, api: () => Promise<Api>) {
  if (requestedKeys.has(keyOf(place)) || !navigator.onLine) return;
  requestedKeys.add(keyOf(place));
  pendingIssues.push(place);
  if (pendingIssues.length === 1) setTimeout(() => void requestPending(api));
}

async function requestPending(api: () => Promise<Api>) {
  const issues = pendingIssues;
  pendingIssues = [];
  try {
    // Imported only when a size is requested.
    const { listPackageSizes, MAX_ISSUES_PER_CALL } = await import('#api/site/list-package-sizes.ts');
    for (let start = 0; start < issues.length; start += MAX_ISSUES_PER_CALL) {
      const batch = issues.slice(start, start + MAX_ISSUES_PER_CALL);
      const loaded = await listPackageSizes(await api(), batch);
      sizes.set(new Map([...sizes.get(), ...loaded.map((size) => [keyOf(size), size] as const)]));
    }
    if (failedIssues.length > 0) return;
    stopRetrying?.();
    stopRetrying = undefined;
  } catch (error) {
    // An issue can be downloaded even if its size is unknown.
    for (const issue of issues) requestedKeys.delete(keyOf(issue));
    failedIssues.push(...issues);
    stopRetrying ??= retryUntilStopped(() => {
      for (const issue of failedIssues.splice(0)) requestSize(issue, api);
    });
    logError('sizes', error);
  }
}

/** Download size of an issue; null until it is known. Not requested where `issue` is null. OFF-03 */
export function usePackageSize(issue: IssueKey | null, api: () => Promise<Api>): PackageSize | null {
  const { edition, day } = issue ?? {};
  useEffect(() => {
    if (!edition || !day) return;
    const request = () => requestSize({ edition, day }, api);
    request();
    addEventListener('online', request);
    return () => removeEventListener('online', request);
  }, [edition, day, api]);
  const read = () => (edition && day && sizes.get().get(keyOf({ edition, day }))) || null;
  return useSyncExternalStore(sizes.subscribe, read, () => null);
}

/** Bytes to be downloaded: the texts, and the pictures for this class of screens. */
export function bytesOf(size: PackageSize, contents: Download['contents'], pictureWidth: number): number {
  return size.texts + (contents === 'pictures' ? (size.pictures.get(pictureWidth) ?? 0) : 0);
}
