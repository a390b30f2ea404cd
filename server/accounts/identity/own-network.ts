import { BlockList, isIP } from 'node:net';

/** Names of this machine; any other might be a stranger's that leads here. */
export const LOCAL_HOST = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/** Whether an origin is of this machine. */
export const isLocal = (origin: string): boolean => LOCAL_HOST.test(new URL(origin).host);

/** This machine, and networks that no address of the internet is in: RFC 1918, RFC 4193 and those of one link. */
const OWN = new BlockList();
for (const [net, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  OWN.addSubnet(net, prefix, 'ipv4');
}
OWN.addAddress('::1', 'ipv6');
OWN.addSubnet('fc00::', 7, 'ipv6');
OWN.addSubnet('fe80::', 10, 'ipv6');

/** Whether an address is of this machine or of a network around it; false for what is none. */
export function isOfOwnNetwork(address: string): boolean {
  // Of a link's address the name of the interface follows.
  const [plain = ''] = address.split('%', 1);
  const version = isIP(plain);
  return version !== 0 && OWN.check(plain, version === 4 ? 'ipv4' : 'ipv6');
}
