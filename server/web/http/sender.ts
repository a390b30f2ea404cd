import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { addressBlock } from '#server/accounts/identity/address-block.ts';
import { isOfOwnNetwork } from '#server/accounts/identity/own-network.ts';

/** Addresses of this machine. */
export const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** Proxies that may say whom they speak for: those on this machine, and those that the settings name. */
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

/** Who sends a request, as far as proxies that may say so say it. */
export type Sender = {
  address: string;
  /** Whether that is this machine or one of a network around it, and nobody is known to stand behind it. */
  isAround: boolean;
  /** The network that the request counts for; null for those that have no share. */
  network: string | null;
};

type Asked = Pick<IncomingMessage, 'socket' | 'headers'>;

/** What proxies say beside the list of addresses: who sends one of these without that list speaks for somebody. */
const SIGNS_OF_PROXY = ['forwarded', 'via', 'x-real-ip', 'x-forwarded-host', 'x-forwarded-proto'] as const;

/** Without the port that some proxies write behind an address. */
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

/** From the last entry of the list on: each was written by the one that came before it on the way here. */
function findSender(asked: Asked, isProxy: Proxies): Sender {
  const left = entriesOf(asked);
  const wasSaid = left.length > 0;
  let address = asked.socket.remoteAddress ?? '';
  while (isProxy(address)) {
    const before = left.pop();
    if (before === undefined) break;
    address = before;
  }
  const isFirst = left.length === 0;
  const speaksForOthers = !wasSaid && SIGNS_OF_PROXY.some((sign) => asked.headers[sign] !== undefined);
  const isAround = isFirst && !speaksForOthers && isOfOwnNetwork(address);
  return { address, isAround, network: networkOfSender(address, left.at(-1), isProxy) };
}

/** Somebody on a network around the server has no share, for a proxy may stand there: then whoever that names has one. */
function networkOfSender(address: string, said: string | undefined, isProxy: Proxies): string | null {
  if (!isOfOwnNetwork(address)) return isProxy(address) ? null : addressBlock(address);
  if (said === undefined) return null;
  return networkAt(said) ?? addressBlock(address);
}

const known = new WeakMap<object, Sender>();

/** Finds out, with the first that hears of a request, who sends it. */
export function learnSender(request: IncomingMessage, isProxy: Proxies): void {
  if (!known.has(request)) known.set(request, findSender(request, isProxy));
}

export const senderOf = (request: Asked): Sender =>
  known.get(request) ?? findSender(request, OF_THIS_MACHINE);

/** Where a request comes from. */
export const addressOf = (request: Asked): string => senderOf(request).address;

/**
 * The network that a request counts for. Null for those around this machine: a proxy that does not say for whom it asks
 * would count for all readers.
 */
export const networkOf = (request: Asked): string | null => senderOf(request).network;

/** The network of an address of the internet. */
export const networkAt = (address: string): string | null =>
  isOfOwnNetwork(address) ? null : addressBlock(address);

/** The list of whoever stood on the way, for a call that this server makes to itself in a reader's place. */
export const forwardedFor = (request: Asked): string =>
  [...entriesOf(request), request.socket.remoteAddress ?? ''].filter(Boolean).join(', ');
