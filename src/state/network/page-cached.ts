import { useEffect, useState } from 'react';
import { ownAddressesOf } from '#domain/view-addresses.ts';
import { logError } from '../log.ts';

const isCached = async (path: string): Promise<boolean> => {
  // Cached for everybody, or for the account whose caches are here.
  const calls = ownAddressesOf({ path, query: {} });
  const answers = await Promise.all(calls.map((call) => caches.match(call, { ignoreVary: true })));
  return answers.every((answer) => answer !== undefined);
};

/**
 * Whether the worker has cached what the page at this address shows, so that it opens offline. False until the device
 * has answered, and where `path` is null. OFF-02
 */
export function useIsPageCached(path: string | null): boolean {
  const [cachedPath, setCachedPath] = useState<string | null>(null);
  useEffect(() => {
    if (path === null) return;
    let isActive = true;
    isCached(path).then(
      (isFound) => isActive && isFound && setCachedPath(path),
      (error: unknown) => logError('page cache', error),
    );
    return () => {
      isActive = false;
    };
  }, [path]);
  return path !== null && cachedPath === path;
}
