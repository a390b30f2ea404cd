import { codeOf } from '#api/error-catalogue.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { logError } from '../log.ts';
import { onBfcacheRestore } from '../page/bfcache-restore.ts';
import { ENDINGS, type Ending } from './session-endings.ts';
import { readToken } from './session-token.ts';

type Fetch = (request: Request) => Promise<Response>;

let signingOut = false;

/** Whoever signs out does not mind that the session is over, whichever call is told so meanwhile. */
export function beSigningOut(now: boolean): void {
  signingOut = now;
  if (!now) return;
  const stop = onBfcacheRestore(() => {
    signingOut = false;
    stop();
  });
}

/** Whether it speaks of the session that is saved now: an answer may come late, to a token of before. */
const isOfNow = (request: Request): boolean => {
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

/** A fetch that sees to it when an answer says that the session is over: the one place for all calls of the page. */
export function watched(fetch: Fetch, brand: PublicBrand): Fetch {
  return async (request) => {
    const answer = await fetch(request);
    const ending = await endingIn(answer);
    if (ending && isOfNow(request)) {
      await import('./session-lost.ts')
        // Somebody else may have signed in while it came.
        .then(({ sessionLost }) => (isOfNow(request) ? sessionLost(ending, brand) : undefined))
        .catch((error: unknown) => logError('session', error));
    }
    return answer;
  };
}
