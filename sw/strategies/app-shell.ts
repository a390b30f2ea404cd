import type { RouteHandlerCallback } from 'workbox-core';
import { SIGN_IN_ENTRY } from '#domain/account-links.ts';
import { apiAddressesOf } from '#domain/view-addresses.ts';
import { cachedAnswer } from '../answers/cached-answer.ts';
import type { AskAsReader, RequestEvent } from '../base/events.ts';
import { fetchNotingGate } from '../network/fetch-or-preload.ts';
import { textTimeout } from '../network/text-timeout.ts';
import { timedOutCalls } from '../network/timed-out-calls.ts';
import { keptShell } from '../precache/shell.ts';

/**
 * HTML that has not arrived by then may not arrive in time: the page's data, which are smaller, are requested as well.
 */
const ASK_AHEAD_MS = 1000;

/** The server is starting, overloaded, or has lost its database. */
const UNAVAILABLE = 503;

/** On the way to the sign-in nothing can replace the server, so a slow network is waited for longer. SHL-04 */
const SIGN_IN_MS = 10_000;

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
  const network = textTimeout.watch(fetchNotingGate(event));
  network.catch(() => undefined);
  if (url.pathname === SIGN_IN_ENTRY) {
    const answer = await textTimeout.inTime(network, 'missing', SIGN_IN_MS);
    return answer ?? (await keptShell()) ?? network;
  }
  const calls = apiAddressesOf({ path: url.pathname, query: Object.fromEntries(url.searchParams) });
  const onDevice = await areOnDevice(calls).catch(() => false);
  const prompt = await htmlInTime(network, onDevice ? [] : calls, askAsReader, event);
  if (prompt && !(prompt.status === UNAVAILABLE && onDevice)) return prompt;
  return (await keptShell()) ?? prompt ?? network;
}

/** @param missing calls whose answers the empty page could not show */
async function htmlInTime(
  network: Promise<Response>,
  missing: readonly string[],
  askAsReader: AskAsReader,
  event: RequestEvent,
): Promise<Response | undefined> {
  if (textTimeout.hasPassed()) return undefined;
  if (missing.length === 0) return textTimeout.inTime(network, 'cached');
  const ask = () => {
    for (const call of missing) askAsReader(call, event).catch(() => undefined);
  };
  const late = setTimeout(ask, ASK_AHEAD_MS);
  const html = await textTimeout.inTime(network, 'missing');
  clearTimeout(late);
  if (!html) timedOutCalls.add(missing);
  return html;
}

async function areOnDevice(calls: readonly string[]): Promise<boolean> {
  const answers = await Promise.all(calls.map(cachedAnswer));
  return answers.every((answer) => answer !== undefined);
}
