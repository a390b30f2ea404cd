import { useCallback, useEffect, useState } from 'react';
import type { ApiErrorKind } from '#domain/api-error.ts';
import { failureKindOf } from '../forms/failure-of.ts';

/** Data requested from the account site: loading, failed or known. */
export type Loadable<Data> =
  | { state: 'asking' }
  | { state: 'failed'; kind: ApiErrorKind }
  | { state: 'known'; data: Data };

/**
 * Loads data when the component mounts, and again when the network is back after a failure: a reader's own data is in
 * no page's HTML. `ask` must keep its identity.
 */
export function useLoaded<Data>(ask: () => Promise<Data>) {
  const [asked, setAsked] = useState<Loadable<Data>>({ state: 'asking' });
  const askAgain = useCallback(() => {
    setAsked({ state: 'asking' });
    ask().then(
      (data) => setAsked({ state: 'known', data }),
      (error: unknown) => setAsked({ state: 'failed', kind: failureKindOf(error) }),
    );
  }, [ask]);
  useEffect(askAgain, [askAgain]);
  const failed = asked.state === 'failed';
  useEffect(() => {
    if (!failed) return;
    addEventListener('online', askAgain);
    return () => removeEventListener('online', askAgain);
  }, [failed, askAgain]);
  const setKnown = useCallback((data: Data) => setAsked({ state: 'known', data }), []);
  return { asked, askAgain, setKnown };
}
