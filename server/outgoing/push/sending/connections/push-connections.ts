import type { Connect } from './connect.ts';
import { openTransport } from './open-transport.ts';
import { createPushConnection, type PushConnection } from './push-connection.ts';
import type { PushRequest, RequestResult } from './transport.ts';

export type PushConnections = {
  post(host: string, request: PushRequest, onEnd: (result: RequestResult) => void): void;
  close(): Promise<void>;
};

/** One connection for each push service, so that one that hangs does not delay another. PSH-02 */
export function createPushConnections(connect: Connect, timeoutMs: number): PushConnections {
  const connections = new Map<string, PushConnection>();

  function connectionTo(host: string): PushConnection {
    const known = connections.get(host);
    if (known) return known;
    const connection: PushConnection = createPushConnection({
      open: (signal) => openTransport(host, connect, signal),
      timeoutMs,
      onIdle() {
        // A late answer can end a connection again that another one has replaced meanwhile.
        if (connections.get(host) === connection) connections.delete(host);
      },
    });
    connections.set(host, connection);
    return connection;
  }

  return {
    post: (host, request, onEnd) => connectionTo(host).post(request, onEnd),
    async close() {
      await Promise.all([...connections.values()].map((connection) => connection.close()));
    },
  };
}
