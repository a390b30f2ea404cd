import type { RouteHandlerCallback } from 'workbox-core';
import { SIGN_IN_ENTRY } from '#domain/account-links.ts';
import { apiAddressesOf } from '#domain/view-addresses.ts';
import { cachedAnswer } from '../answers/cached-answer.ts';
import type { AskAsReader, RequestEvent } from '../base/events.ts';
import { fetchAndNoteGate } from '../network/fetch-or-preload.ts';
import { textTimeout } from '../network/text-timeout.ts';
import { timedOutCalls } from '../network/timed-out-calls.ts';
import { cachedShell } from '../precache/shell.ts';

/**
 * Time after which the page's data, which are smaller, are requested as well, because the HTML may not arrive
 * in time.
 */
const REQUEST_AHEAD_AFTER_MS = 1000;

/** Status of a server that is starting, overloaded, or has lost its database. */
const UNAVAILABLE = 503;

/**
 * Timeout on the way to the sign-in: nothing can replace the server there, so a slow network is waited for
 * longer. SHL-04
 */
const SIGN_IN_TIMEOUT_MS = 10_000;

/**
 * Opens every page offline, with the paper's empty page, which then requests its data as usual. Any answer of the
 * server in time is passed on, errors included; only a 503 does not hide what is on the device. While the network is
 * known to be bad, the empty page is served immediately, shows what is cached and loads the rest in view of the reader.
 * OFF-01, OFF-02
 */
export const createAppShell =
  (askAsReader: AskAsReader): RouteHandlerCallback =>
  ({ event, url }) =>
    openPage(event as unknown as RequestEvent, url, askAsReader);

/** Opens any page of the app. */
export async function openPage(event: RequestEvent, url: URL, askAsReader: AskAsReader): Promise<Response> {
  const network = textTimeout.watch(fetchAndNoteGate(event));
  network.catch(() => undefined);
  if (url.pathname === SIGN_IN_ENTRY) {
    const answer = await textTimeout.inTime(network, 'missing', SIGN_IN_TIMEOUT_MS);
    return answer ?? (await cachedShell()) ?? network;
  }
  const calls = apiAddressesOf({ path: url.pathname, query: Object.fromEntries(url.searchParams) });
  const onDevice = await areOnDevice(calls).catch(() => false);
  const htmlResponse = await htmlInTime(network, onDevice ? [] : calls, askAsReader, event);
  if (htmlResponse && !(htmlResponse.status === UNAVAILABLE && onDevice)) return htmlResponse;
  return (await cachedShell()) ?? htmlResponse ?? network;
}

/** @param missing calls whose answers the empty page could not show */
async function htmlInTime(
  network: Promise<Response>,
  missing: readonly string[],
  askAsReader: AskAsReader,
  event: RequestEvent,
): Promise<Response | undefined> {
  if (textTimeout.hasRecentlyTimedOut()) return undefined;
  if (missing.length === 0) return textTimeout.inTime(network, 'cached');
  const requestMissing = () => {
    for (const call of missing) askAsReader(call, event).catch(() => undefined);
  };
  const timer = setTimeout(requestMissing, REQUEST_AHEAD_AFTER_MS);
  const html = await textTimeout.inTime(network, 'missing');
  clearTimeout(timer);
  if (!html) timedOutCalls.add(missing);
  return html;
}

async function areOnDevice(calls: readonly string[]): Promise<boolean> {
  const answers = await Promise.all(calls.map(cachedAnswer));
  return answers.every((answer) => answer !== undefined);
}
