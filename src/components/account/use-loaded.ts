import { useCallback, useEffect, useState } from 'react';
import type { ApiErrorKind } from '#domain/api-error.ts';
import { failureKindOf } from '../forms/failure-of.ts';

/** Data requested from the account site: loading, failed or known. */
export type Loadable<Data> =
  | { state: 'loading' }
  | { state: 'failed'; kind: ApiErrorKind }
  | { state: 'known'; data: Data };

/** Changes known data; what is not known stays so. */
export const withChange = <Data>(loadable: Loadable<Data>, change: (data: Data) => Data): Loadable<Data> =>
  loadable.state === 'known' ? { state: 'known', data: change(loadable.data) } : loadable;

/**
 * Loads data when the component mounts, and again when the network is back after a failure: the HTML of a
 * page never has a reader's own data. `request` must keep its identity. `changeData` changes the data as they are when it
 * is called: after a request they may no longer be those of the rendering that sent it.
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
  const changeData = useCallback(
    (change: (data: Data) => Data) => setLoadable((before) => withChange(before, change)),
    [],
  );
  return { loadable, reload, setData, changeData };
}
