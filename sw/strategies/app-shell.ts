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
 * Timeout for the address at which a sign-in begins: only the server can answer it, so a slow network is
 * waited for longer. SHL-04
 */
const SIGN_IN_TIMEOUT_MS = 10_000;

/**
 * Opens every page offline, with the paper's app shell, which then requests its data as usual. Any answer of
 * the server in time is passed on, errors included; except that on a 503 the app shell is served if all data
 * of the page are on the device. While the network is known to be slow, the app shell is served immediately;
 * it shows cached data and loads the rest while the reader sees the page. OFF-01, OFF-02
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

/** @param callsToRequest all calls of the page if the answer of any is not on the device; else none */
async function htmlInTime(
  network: Promise<Response>,
  callsToRequest: readonly string[],
  askAsReader: AskAsReader,
  event: RequestEvent,
): Promise<Response | undefined> {
  if (textTimeout.hasRecentlyTimedOut()) return undefined;
  if (callsToRequest.length === 0) return textTimeout.inTime(network, 'cached');
  const requestCalls = () => {
    for (const call of callsToRequest) askAsReader(call, event).catch(() => undefined);
  };
  const timer = setTimeout(requestCalls, REQUEST_AHEAD_AFTER_MS);
  const html = await textTimeout.inTime(network, 'missing');
  clearTimeout(timer);
  if (!html) timedOutCalls.add(callsToRequest);
  return html;
}

async function areOnDevice(calls: readonly string[]): Promise<boolean> {
  const answers = await Promise.all(calls.map(cachedAnswer));
  return answers.every((answer) => answer !== undefined);
}
