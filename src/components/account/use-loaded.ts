import { useCallback, useEffect, useState } from 'react';
import type { ApiErrorKind } from '#domain/api-error.ts';
import { failureKindOf } from '../forms/failure-of.ts';

/** Data requested from the account site: loading, failed or known. */
export type Loadable<Data> =
  | { state: 'loading' }
  | { state: 'failed'; kind: ApiErrorKind }
  | { state: 'known'; data: Data };

/**
 * Loads data when the component mounts, and again when the network is back after a failure: the HTML of a
 * page never has a reader's own data. `request` must keep its identity.
 */
export function useLoaded<Data>(request: () => Promise<Data>) {
  const [loadable, setLoadable] = useState<Loadable<Data>>({ state: 'loading' });
  const reload = useCallback(() => {
    setLoadable({ state: 'loading' });
    request().then(
      (data) => setLoadable({ state: 'known', data }),
      (error: unknown) => setLoadable({ state: 'failed', kind: failureKindOf(error) }),
    );
  }, [request]);
  useEffect(reload, [reload]);
  const failed = loadable.state === 'failed';
  useEffect(() => {
    if (!failed) return;
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [failed, reload]);
  const setData = useCallback((data: Data) => setLoadable({ state: 'known', data }), []);
  return { loadable, reload, setData };
}
