import { isIPv6 } from 'node:net';

/** Hosts, as in an address, of servers that listen on this machine's own address or on all of them. */
const OWN_HOSTS = ['localhost', '127.0.0.1', '0.0.0.0', '[::1]', '[::]'];

/** A host as it is written in an address: IPv6 shortened and in brackets. */
function hostInAddress(host: string): string {
  const written = isIPv6(host) ? `[${host}]` : host;
  // An address with the name of an interface, `fe80::1%eth0`, is not valid in any address.
  return URL.canParse(`http://${written}`) ? new URL(`http://${written}`).hostname : written;
}

/**
 * Lines that say where a server can be opened in a browser. The names under `localhost` lead only to this machine's own
 * address.
 * @param host address or name that the server listens on
 */
export function addressLines(host: string, port: number): string[] {
  const shownHost = hostInAddress(host);
  if (!OWN_HOSTS.includes(shownHost)) return [`Edicola: http://${shownHost}:${port}`];
  return [
    `Edicola: http://localhost:${port}`,
    `Le testate del gruppo: http://ilmattino.localhost:${port}, http://leggo.localhost:${port} …`,
  ];
}
