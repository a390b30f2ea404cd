import { codeOf } from '#api/error-catalogue.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { logError } from '../log.ts';
import { onBfcacheRestore } from '../page/bfcache-restore.ts';
import { ENDINGS, type Ending } from './session-endings.ts';
import { readToken } from './session-token.ts';

type Fetch = (request: Request) => Promise<Response>;

let signingOut = false;

/** Marks that the reader is signing out: calls that report the end of the session meanwhile are ignored. */
export function setSigningOut(now: boolean): void {
  signingOut = now;
  if (!now) return;
  const stop = onBfcacheRestore(() => {
    signingOut = false;
    stop();
  });
}

/** Whether the answer is about the session saved now: a late one may belong to an earlier token. */
const isForCurrentSession = (request: Request): boolean => {
  if (signingOut) return false;
  const token = readToken();
  return request.headers.get('Authorization') === (token && `Bearer ${token}`);
};

async function endingIn(answer: Response): Promise<Ending | undefined> {
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
    const ending = await endingIn(answer);
    if (ending && isForCurrentSession(request)) {
      await import('./session-lost.ts')
        // Another reader may have signed in meanwhile.
        .then(({ sessionLost }) => (isForCurrentSession(request) ? sessionLost(ending, brand) : undefined))
        .catch((error: unknown) => logError('session', error));
    }
    return answer;
  };
}
