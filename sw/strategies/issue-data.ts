import type { RouteHandlerCallbackOptions } from 'workbox-core';
import { Route, type Router } from 'workbox-routing';
import { CACHES } from '#device/cache-names.ts';
import { isIssueData } from '#device/kept-addresses.ts';
import { EVERYBODY } from '#device/tables/session.ts';
import { answerCall } from '../editions/answers/answer-call.ts';
import { dropWithdrawn } from '../editions/answers/drop-withdrawn.ts';
import { laterOf, namesItsIssue, newerOf, saysTheSame } from '../editions/answers/which-answer.ts';
import { copyIn } from '../lifecycle/kept-answer.ts';
import { tellPages } from '../lifecycle/tell-pages.ts';
import { leastRecentlyUsed } from './least-recently-used.ts';
import { fromDevice, NetworkInTime } from './network-in-time.ts';

/** About 8 MB of text. Beyond it the answers nobody has asked for longest go first. */
const MAX_ANSWERS = 400;

/**
 * Read once, readable offline: the newest text when online, the kept copy otherwise. A full disk costs the pictures, never
 * the text, which is why this cache is not given up on a quota error. What stands in a downloaded issue is shown at once,
 * and asked for behind the reader's back. OFF-02, OFF-03
 */
export function issueData(router: Router): void {
  const strategy = new NetworkInTime({
    cacheName: CACHES.issueData,
    plugins: [leastRecentlyUsed({ maxEntries: MAX_ANSWERS })],
    otherwise: async (request, copy) => newerOf(copy, await answerCall(new URL(request.url), EVERYBODY)),
    onWithdrawn: ({ url }) => dropWithdrawn(new URL(url)),
  });
  router.registerRoute(
    new Route(
      ({ url, sameOrigin }) => sameOrigin && isIssueData(url.pathname),
      (options) => answer(options, strategy),
    ),
  );
}

async function answer(options: RouteHandlerCallbackOptions, strategy: NetworkInTime): Promise<Response> {
  const held = namesItsIssue(options.url) ? await heldAnswer(options) : null;
  if (!held) return await strategy.handle(options);
  options.event.waitUntil(improve(options, strategy));
  return fromDevice(held);
}

/** Of the copy and of what a downloaded issue tells, what came later; null where no downloaded issue tells anything. */
async function heldAnswer({ url, request }: RouteHandlerCallbackOptions): Promise<Response | null> {
  const [made, copy] = await Promise.all([answerCall(url, EVERYBODY), copyIn(CACHES.issueData, request)]);
  return made && laterOf(copy, made);
}

/** So long after the last reader was answered the line is free for what nobody waits for. */
const QUIET_MS = 300;
let lastAsked = 0;

async function quiet(): Promise<void> {
  lastAsked = Date.now();
  for (let rest = QUIET_MS; rest > 0; rest = lastAsked + QUIET_MS - Date.now()) {
    await new Promise((resolve) => setTimeout(resolve, rest));
  }
}

/** What the network says of something that is shown already; pages are told where it says something else. */
async function improve(options: RouteHandlerCallbackOptions, strategy: NetworkInTime) {
  await quiet();
  const held = await heldAnswer(options);
  const [fresh] = strategy.handleAll(options);
  const newer = await fresh.catch(() => undefined);
  if (!newer || newer.status >= 500 || (held && (await saysTheSame(held, newer)))) return;
  const { pathname, search } = options.url;
  await tellPages({ type: 'fresher', address: pathname + search });
}
