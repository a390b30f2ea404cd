import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { addressBlock } from '#server/accounts/identity/address-block.ts';
import { isPrivateAddress } from '#server/accounts/identity/own-network.ts';

/** Loopback addresses. */
export const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/**
 * Whether an address is a proxy that is trusted to name its client: those on this machine, and those in the settings.
 */
export type Proxies = (address: string) => boolean;

/** @param addresses single addresses, or networks as `10.0.0.0/24` */
export function proxiesOf(addresses: readonly string[]): Proxies {
  const list = new BlockList();
  for (const entry of addresses) {
    const [address = '', prefix] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (address) => {
    const version = isIP(address);
    return LOOPBACK.test(address) || (version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4'));
  };
}

const LOOPBACK_ONLY = proxiesOf([]);

/** Sender of a request, as far as trusted proxies name it. */
export type RequestSender = {
  address: string;
  /**
   * Whether the sender is on this machine or a network around it, and no untrusted proxy is known to be in front of it.
   */
  isAround: boolean;
  /** The network that the request counts for; null for those without a limit. */
  network: string | null;
};

type ReceivedRequest = Pick<IncomingMessage, 'socket' | 'headers'>;

/**
 * Other headers that proxies set: a sender with one of these but without the address list is a proxy that
 * does not name its client.
 */
const PROXY_HEADERS = ['forwarded', 'via', 'x-real-ip', 'x-forwarded-host', 'x-forwarded-proto'] as const;

/** Removes the port that some proxies add to an address. */
function plainAddress(entry: string): string {
  const inBrackets = /^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1];
  return inBrackets ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(entry)?.[1] ?? entry;
}

const entriesOf = ({ headers }: ReceivedRequest): string[] =>
  [headers['x-forwarded-for'] ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((entry) => plainAddress(entry.trim()))
    .filter((entry) => entry !== '');

/** Finds the sender in the address list from its end: each entry was written by the hop after it. */
function findSender(request: ReceivedRequest, isProxy: Proxies): RequestSender {
  const hops = entriesOf(request);
  const hasEntries = hops.length > 0;
  let address = request.socket.remoteAddress ?? '';
  while (isProxy(address)) {
    const previousHop = hops.pop();
    if (previousHop === undefined) break;
    address = previousHop;
  }
  const isFirstHop = hops.length === 0;
  const isForwarding = !hasEntries && PROXY_HEADERS.some((header) => request.headers[header] !== undefined);
  const isOnLocalNetwork = isFirstHop && !isForwarding && isPrivateAddress(address);
  return { address, isAround: isOnLocalNetwork, network: networkOfSender(address, hops.at(-1), isProxy) };
}

/**
 * Network that a sender counts for. One on a network around the server is not limited, because it may be a
 * proxy: then the client that it names is limited.
 */
function networkOfSender(address: string, namedClient: string | undefined, isProxy: Proxies): string | null {
  if (!isPrivateAddress(address)) return isProxy(address) ? null : addressBlock(address);
  if (namedClient === undefined) return null;
  return networkAt(namedClient) ?? addressBlock(address);
}

const senders = new WeakMap<object, RequestSender>();

/** Finds and stores the sender of a request; called by the first code that handles the request. */
export function storeSender(request: IncomingMessage, isProxy: Proxies): void {
  if (!senders.has(request)) senders.set(request, findSender(request, isProxy));
}

export const senderOf = (request: ReceivedRequest): RequestSender =>
  senders.get(request) ?? findSender(request, LOOPBACK_ONLY);

/** Address of a request's sender. */
export const addressOf = (request: ReceivedRequest): string => senderOf(request).address;

/**
 * The network that a request counts for. Null for those around this machine: a proxy that does not name its client
 * would count for all readers.
 */
export const networkOf = (request: ReceivedRequest): string | null => senderOf(request).network;

/** The network of a public address; null for one around this machine. */
export const networkAt = (address: string): string | null =>
  isPrivateAddress(address) ? null : addressBlock(address);

/** Value of `X-Forwarded-For` with all hops, for an internal call on behalf of a reader. */
export const forwardedFor = (request: ReceivedRequest): string =>
  [...entriesOf(request), request.socket.remoteAddress ?? ''].filter(Boolean).join(', ');
