import { codeOf } from '#api/error-catalogue.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { logError } from '../log.ts';
import { onBfcacheRestore } from '../page/bfcache-restore.ts';
import { ENDINGS, type Ending } from './session-endings.ts';
import { readToken } from './session-token.ts';

type Fetch = (request: Request) => Promise<Response>;

let signingOut = false;

/** Marks that the reader is signing out: calls that report the end of the session meanwhile are ignored. */
export function setSigningOut(isSigningOut: boolean): void {
  signingOut = isSigningOut;
  if (!isSigningOut) return;
  // If the browser shows this page again from its back/forward cache, the sign-out is over.
  const stop = onBfcacheRestore(() => {
    signingOut = false;
    stop();
  });
}

/** Whether a request has the token of the current session: a late answer may belong to an earlier one. */
const isForCurrentSession = (request: Request): boolean => {
  if (signingOut) return false;
  const token = readToken();
  return request.headers.get('Authorization') === (token && `Bearer ${token}`);
};

/** The ending of the session that an answer reports; undefined if it reports none. */
async function reportedEnding(answer: Response): Promise<Ending | undefined> {
  if (answer.status !== 401) return undefined;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined);
  return ENDINGS.find((ending) => ending === codeOf(body));
}

/** Wraps fetch to handle answers that report the end of the session, in one place for all calls of the page. */
export function withSessionWatch(fetch: Fetch, brand: PublicBrand): Fetch {
  return async (request) => {
    const answer = await fetch(request);
    const ending = await reportedEnding(answer);
    if (ending && isForCurrentSession(request)) {
      await import('./session-lost.ts')
        // Another reader may have signed in meanwhile.
        .then(({ sessionLost }) => (isForCurrentSession(request) ? sessionLost(ending, brand) : undefined))
        .catch((error: unknown) => logError('session', error));
    }
    return answer;
  };
}
