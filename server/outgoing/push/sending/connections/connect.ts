import tls, { type TLSSocket } from 'node:tls';

/** Opens a connection to a push service by host name; `protocols` in order of preference. */
export type Connect = (host: string, protocols: string[]) => TLSSocket;

const HTTPS_PORT = 443;

/** Verifies that the certificate is valid for the host name. PSH-02 */
export const connectByName: Connect = (host, protocols) =>
  tls.connect({ host, port: HTTPS_PORT, servername: host, ALPNProtocols: protocols });
