import { isIPv6 } from 'node:net';

/** An IPv4 address inside an IPv6 one. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The address block that counts as one requester: an IPv4 address, or the /56 prefix of an IPv6 address, as providers
 * assign it to a household.
 */
export function addressBlock(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('%', 1)[0]?.split('::') ?? [];
  const front = head === '' ? [] : head.split(':');
  const back = tail ? tail.split(':') : [];
  const gap = tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0');
  const [first = 0, second = 0, third = 0, fourth = 0] = [...front, ...gap, ...back].map((group) =>
    Number.parseInt(group, 16),
  );
  const network = [first, second, third, fourth & 0xff00];
  return `${network.map((group) => group.toString(16)).join(':')}::/56`;
}
