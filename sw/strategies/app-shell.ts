import { Route, type Router } from 'workbox-routing';
import { CACHES } from '#device/cache-names.ts';
import { apiAddressesOf } from '#domain/view-addresses.ts';
import { keptShell } from '../lifecycle/shell.ts';
import { createPatience, textInTime } from './patience.ts';

/** A page that is not on the device is worth a longer wait: its whole HTML may be on its way. */
const UNREAD_PAGE_TIMEOUT_MS = 12_000;
const unreadPageInTime = createPatience(UNREAD_PAGE_TIMEOUT_MS);

/** The server is opening, overrun, or without its database. */
const UNAVAILABLE = 503;

/**
 * Every page opens without a network: with the paper's empty page, which then asks for its data as ever. Whatever the
 * server answers in time is passed on as it is, its errors too; only a server that cannot serve just now does not hide
 * what is on the device. OFF-01
 */
export function appShell(router: Router): void {
  router.registerRoute(
    new Route(
      ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
      ({ event, url }) => openPage(event as FetchEvent, url),
    ),
  );
}

async function openPage(event: FetchEvent, url: URL): Promise<Response> {
  const network = fromNetwork(event);
  // The browser drops a request it sent ahead as soon as nobody waits for it.
  event.waitUntil(network.catch(() => undefined));
  const prompt = await textInTime(network);
  if (prompt?.status === UNAVAILABLE && (await isHeld(url))) return (await keptShell()) ?? prompt;
  if (prompt) return prompt;
  const late = (await isHeld(url)) ? undefined : await unreadPageInTime(network);
  return late ?? (await keptShell()) ?? network;
}

/** The browser sends a navigation's request while it is still starting this worker. */
async function fromNetwork(event: FetchEvent): Promise<Response> {
  const ahead: Response | undefined = await event.preloadResponse;
  return ahead ?? fetch(event.request);
}

async function isHeld({ pathname, searchParams }: URL): Promise<boolean> {
  const cache = await caches.open(CACHES.issueData);
  const calls = apiAddressesOf({ path: pathname, query: Object.fromEntries(searchParams) });
  const held = await Promise.all(calls.map((call) => cache.match(call)));
  return held.every((copy) => copy !== undefined);
}
