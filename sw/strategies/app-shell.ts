import type { RouteHandlerCallback } from 'workbox-core';
import { SIGN_IN_ENTRY } from '#domain/account-links.ts';
import { apiAddressesOf } from '#domain/view-addresses.ts';
import { cachedAnswer } from '../answers/cached-answer.ts';
import type { AskAsReader, RequestEvent } from '../base/events.ts';
import { fetchNotingGate } from '../network/fetch-or-preload.ts';
import { textTimeout } from '../network/text-timeout.ts';
import { timedOutCalls } from '../network/timed-out-calls.ts';
import { keptShell } from '../precache/shell.ts';

/** HTML that is not there by then may not come in time: the page's data, which are less, are asked for beside it. */
const ASK_AHEAD_MS = 1000;

/** The server is opening, overrun, or without its database. */
const UNAVAILABLE = 503;

/** On the way to the sign-in nothing stands in the server's place: a slow network is waited for longer. SHL-04 */
const SIGN_IN_MS = 10_000;

/**
 * Every page opens without a network: with the paper's empty page, which then asks for its data as ever. Whatever the
 * server answers in time is passed on as it is, its errors too; only a server that cannot serve just now does not hide
 * what is on the device. While the network is known to be bad the empty page comes at once, shows what is held and waits
 * for the rest in the reader's sight. OFF-01, OFF-02
 */
export const createAppShell =
  (askAsReader: AskAsReader): RouteHandlerCallback =>
  ({ event, url }) =>
    openPage(event as unknown as RequestEvent, url, askAsReader);

/** Whatever page of ours. */
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

/** `missing` are calls whose answers the empty page could not show. */
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
