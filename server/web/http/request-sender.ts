import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { addressBlock } from '#server/accounts/identity/address-block.ts';
import { isOfOwnNetwork } from '#server/accounts/identity/own-network.ts';

/** Loopback addresses. */
export const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/**
 * Whether an address is a proxy that is trusted to name its client: those on this machine, and those in the settings.
 */
export type Proxies = (address: string) => boolean;

/** @param named addresses, or networks as `10.0.0.0/24` */
export function proxiesOf(named: readonly string[]): Proxies {
  const list = new BlockList();
  for (const one of named) {
    const [address = '', prefix] = one.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (address) => {
    const version = isIP(address);
    return LOOPBACK.test(address) || (version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4'));
  };
}

const OF_THIS_MACHINE = proxiesOf([]);

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

type Asked = Pick<IncomingMessage, 'socket' | 'headers'>;

/**
 * Other headers that proxies set: a sender with one of these and without the address list forwards for somebody else.
 */
const PROXY_HEADERS = ['forwarded', 'via', 'x-real-ip', 'x-forwarded-host', 'x-forwarded-proto'] as const;

/** Removes the port that some proxies add to an address. */
function plainAddress(entry: string): string {
  const inBrackets = /^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1];
  return inBrackets ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(entry)?.[1] ?? entry;
}

const entriesOf = ({ headers }: Asked): string[] =>
  [headers['x-forwarded-for'] ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((entry) => plainAddress(entry.trim()))
    .filter((entry) => entry !== '');

/** Finds the sender in the address list from its end: each entry was written by the hop after it. */
function findSender(asked: Asked, isProxy: Proxies): RequestSender {
  const left = entriesOf(asked);
  const hasEntries = left.length > 0;
  let address = asked.socket.remoteAddress ?? '';
  while (isProxy(address)) {
    const before = left.pop();
    if (before === undefined) break;
    address = before;
  }
  const isFirst = left.length === 0;
  const speaksForOthers = !hasEntries && PROXY_HEADERS.some((sign) => asked.headers[sign] !== undefined);
  const isOnLocalNetwork = isFirst && !speaksForOthers && isOfOwnNetwork(address);
  return { address, isAround: isOnLocalNetwork, network: networkOfSender(address, left.at(-1), isProxy) };
}

/**
 * A sender on a network around the server is not limited, because it may be a proxy: then the client that it names is.
 */
function networkOfSender(address: string, said: string | undefined, isProxy: Proxies): string | null {
  if (!isOfOwnNetwork(address)) return isProxy(address) ? null : addressBlock(address);
  if (said === undefined) return null;
  return networkAt(said) ?? addressBlock(address);
}

const known = new WeakMap<object, RequestSender>();

/** Finds the sender of a request; called by the first code that handles the request. */
export function learnSender(request: IncomingMessage, isProxy: Proxies): void {
  if (!known.has(request)) known.set(request, findSender(request, isProxy));
}

export const senderOf = (request: Asked): RequestSender =>
  known.get(request) ?? findSender(request, OF_THIS_MACHINE);

/** Address of a request's sender. */
export const addressOf = (request: Asked): string => senderOf(request).address;

/**
 * The network that a request counts for. Null for those around this machine: a proxy that does not name its client
 * would count for all readers.
 */
export const networkOf = (request: Asked): string | null => senderOf(request).network;

/** The network of a public address; null for one around this machine. */
export const networkAt = (address: string): string | null =>
  isOfOwnNetwork(address) ? null : addressBlock(address);

/** Value of `X-Forwarded-For` with all hops, for an internal call on behalf of a reader. */
export const forwardedFor = (request: Asked): string =>
  [...entriesOf(request), request.socket.remoteAddress ?? ''].filter(Boolean).join(', ');
