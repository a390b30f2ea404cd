import { useEffect, useState } from 'react';
import { ownAddressesOf } from '#domain/view-addresses.ts';
import { logError } from '../log.ts';

const isKept = async (path: string): Promise<boolean> => {
  // Cached for everybody, or for the account whose caches are here.
  const calls = ownAddressesOf({ path, query: {} });
  const found = await Promise.all(calls.map((call) => caches.match(call, { ignoreVary: true })));
  return found.every((answer) => answer !== undefined);
};

/**
 * Whether the worker has cached what the page at this address shows, so that it opens offline. False until the device
 * has answered, and where `path` is null. OFF-02
 */
export function useIsPageCached(path: string | null): boolean {
  const [read, setRead] = useState<string | null>(null);
  useEffect(() => {
    if (path === null) return;
    let wanted = true;
    isKept(path).then(
      (isRead) => wanted && isRead && setRead(path),
      (error: unknown) => logError('what was read', error),
    );
    return () => {
      wanted = false;
    };
  }, [path]);
  return path !== null && read === path;
}
