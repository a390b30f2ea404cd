import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** All addresses of IPv6 that have been given to anybody. */
const GLOBAL = ipaddr.parseCIDR('2000::/3');

/**
 * Whether an address is one of the internet: no machine's own, no private, shared or local network's, no group's, and none
 * that stands for another one.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL);
}

/** The host of an address on the web, of IPv6 without its brackets. */
export const hostIn = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** A place that is not asked. The message says why. */
export class NotAsked extends Error {}

/**
 * The addresses of a host: those that a connection is then made to, so that no later answer of a name server counts.
 * @throws NotAsked where one of them is not of the internet
 */
export async function publicAddresses(host: string, isAllowed = isPublicAddress): Promise<LookupAddress[]> {
  const version = isIP(host);
  const found: LookupAddress[] =
    version > 0 ? [{ address: host, family: version }] : await lookup(host, { all: true });
  const inside = found.find(({ address }) => !isAllowed(address));
  if (inside) throw new NotAsked(`${host} is ${inside.address}, which is not on the internet`);
  if (found.length === 0) throw new NotAsked(`${host} has no address`);
  return found;
}
