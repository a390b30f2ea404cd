import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Global unicast addresses of IPv6, the only ones that have been assigned. */
const GLOBAL = ipaddr.parseCIDR('2000::/3');

/**
 * Whether an address is public: not loopback, private, shared, link-local or multicast, and not one that stands for
 * another address.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL);
}

/** The host of a web address, without the brackets of IPv6. */
export const hostIn = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** A request is not made, because its host is not on the public internet. The message says why. */
export class AddressRefused extends Error {}

/**
 * Resolves a host to its addresses. The connection then uses these, so that a later DNS answer cannot change them.
 * @throws AddressRefused where one of them is not on the public internet
 */
export async function publicAddresses(host: string, isAllowed = isPublicAddress): Promise<LookupAddress[]> {
  const version = isIP(host);
  const addresses: LookupAddress[] =
    version > 0 ? [{ address: host, family: version }] : await lookup(host, { all: true });
  const notPublic = addresses.find(({ address }) => !isAllowed(address));
  if (notPublic) throw new AddressRefused(`${host} is ${notPublic.address}, which is not on the internet`);
  if (addresses.length === 0) throw new AddressRefused(`${host} has no address`);
  return addresses;
}
