import { BlockList, isIP } from 'node:net';

/** Names of this machine; any other name that resolves to it may belong to a stranger. */
export const LOCAL_HOST = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/** Whether an origin is on this machine. */
export const isLocal = (origin: string): boolean => LOCAL_HOST.test(new URL(origin).host);

/** This machine, and networks that are not part of the internet: RFC 1918, RFC 4193 and link-local ones. */
const PRIVATE_NETWORKS = new BlockList();
for (const [net, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  PRIVATE_NETWORKS.addSubnet(net, prefix, 'ipv4');
}
PRIVATE_NETWORKS.addAddress('::1', 'ipv6');
PRIVATE_NETWORKS.addSubnet('fc00::', 7, 'ipv6');
PRIVATE_NETWORKS.addSubnet('fe80::', 10, 'ipv6');

/** Whether an address belongs to this machine or a network around it; false for text that is not an address. */
export function isPrivateAddress(address: string): boolean {
  // A link-local address may be followed by the name of the interface.
  const [plain = ''] = address.split('%', 1);
  const version = isIP(plain);
  return version !== 0 && PRIVATE_NETWORKS.check(plain, version === 4 ? 'ipv4' : 'ipv6');
}
