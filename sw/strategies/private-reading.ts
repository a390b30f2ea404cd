import type { WorkboxPlugin } from 'workbox-core';
import { answersCacheOf } from '#device/cache-names.ts';
import { isCachedCall, isPressReview, isSearch } from '#device/cached-addresses.ts';
import { NO_ACCOUNT, type SessionMirror } from '#device/tables/session.ts';
import { answerFromDevice } from '../answers/answer-from-device.ts';
import { currentReader } from '../base/current-reader.ts';
import { nextSessionChange } from '../base/session-changes.ts';
import { deleteReadingCache } from '../caches/delete-reading-cache.ts';
import { createPressReview } from './press-review.ts';
import { createReading, type ReadingCall } from './reading.ts';

const BEARER = /^Bearer (.+)$/;

const tokenOf = ({ headers }: Pick<Request, 'headers'>): string | undefined =>
  BEARER.exec(headers.get('authorization') ?? '')?.[1];

/** Whether a request reads something that may be cached for the signed-in reader. */
export const isPrivateReading = (request: Request, origin: string): boolean => {
  const { origin: requestOrigin, pathname } = new URL(request.url);
  const isReading = request.method === 'GET' && requestOrigin === origin;
  const isCacheable = isCachedCall(pathname) || isSearch(pathname) || isPressReview(pathname);
  return isReading && isCacheable && tokenOf(request) !== undefined;
};

/** Strategies of the current session: pending answers are shared only within it. */
let current: (Record<'read' | 'review', ReturnType<typeof createReading>> & { token: string }) | undefined;

/**
 * Answers a signed-in reader's request, and caches it for that account only, until its session ends: paid texts that
 * were read can be read offline. No other account can read this cache. OFF-02, SES-10, OFF-06
 */
export async function readPrivately(call: ReadingCall): Promise<Response> {
  const session = await sessionOf(call.request);
  if (!session) return await readUnknown(call);
  const { owner, token } = session;
  if (current?.token !== token) {
    const plugins = [cacheOnlyDuring(session)];
    current = { token, read: createReading(owner, plugins), review: createPressReview(owner, plugins) };
  }
  return await (isPressReview(call.url.pathname) ? current.review : current.read)(call);
}

/** The session of this call; null if the device knows another one, or none. */
async function sessionOf(request: Request): Promise<SessionMirror | null> {
  const session = await currentReader();
  return session && session.token === tokenOf(request) ? session : null;
}

/** An answer that arrives after the end of its session is not cached. */
const cacheOnlyDuring = ({ token }: SessionMirror): WorkboxPlugin => {
  const isOver = async () => (await currentReader())?.token !== token;
  return {
    cacheWillUpdate: async ({ response }) => (response.status === 200 && !(await isOver()) ? response : null),
    cacheDidUpdate: async ({ cacheName }) => {
      if (await isOver()) await deleteReadingCache(cacheName);
    },
  };
};

/**
 * How long to wait for a page that has just signed in to report its session: enough on the slowest device.
 */
const SESSION_TIMEOUT_MS = 20_000;

/** For a session that the device does not know, or not yet: the network's answer, else what everybody may read. */
async function readUnknown({ request, url, event }: ReadingCall): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok) event.waitUntil(cacheWhenSessionKnown(request, answer.clone()));
    return answer;
  } catch (error) {
    const copy = await answerFromDevice(url, NO_ACCOUNT);
    if (copy) return copy;
    throw error;
  }
}

/**
 * The session of this call, once the device knows it; null if it does not in time. The first change may be
 * the end of the previous session.
 */
async function sessionWhenKnown(request: Request): Promise<SessionMirror | null> {
  const deadline = performance.now() + SESSION_TIMEOUT_MS;
  for (;;) {
    const changed = nextSessionChange(Math.max(0, deadline - performance.now()));
    const session = await sessionOf(request);
    if (session || performance.now() >= deadline) return session;
    await changed;
  }
}

async function cacheWhenSessionKnown(request: Request, answer: Response): Promise<void> {
  const session = await sessionWhenKnown(request);
  if (!session) return;
  const name = answersCacheOf(session.owner);
  await (await caches.open(name)).put(request, answer).catch(() => undefined);
  if (!(await sessionOf(request))) await deleteReadingCache(name);
}
