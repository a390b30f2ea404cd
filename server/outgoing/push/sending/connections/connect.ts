import tls, { type TLSSocket } from 'node:tls';

/** Opens a connection to a push service, by its name; `protocols` in the order they are wanted. */
export type Connect = (host: string, protocols: string[]) => TLSSocket;

const HTTPS_PORT = 443;

/** Its certificate has to be its own. PSH-02 */
export const connectByName: Connect = (host, protocols) =>
  tls.connect({ host, port: HTTPS_PORT, servername: host, ALPNProtocols: protocols });
