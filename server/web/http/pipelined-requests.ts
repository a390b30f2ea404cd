import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies have none: they ask for one thing at a time on an HTTP/1.1 connection. */
const WAITING_PER_CONNECTION = 100;

type Connection = { isBusy: boolean; waiting: (() => void)[] };

const connections = new WeakMap<Socket, Connection>();

/**
 * Serves the requests of one connection one after another. Those that are sent before the ones ahead of them are answered
 * (pipelining, RFC 9112 9.3.2) are answered in that order anyway: until it is their turn they take nobody's place. A
 * connection on which too many wait is closed. NAV-24
 */
export function serveInOrder(request: IncomingMessage, response: ServerResponse, serve: () => void): void {
  const { socket } = request;
  const connection = connections.get(socket) ?? { isBusy: false, waiting: [] };
  connections.set(socket, connection);
  function begin() {
    connection.isBusy = true;
    response.once('close', next);
    serve();
  }
  function next() {
    connection.isBusy = false;
    if (!socket.destroyed) connection.waiting.shift()?.();
  }
  if (!connection.isBusy) begin();
  else if (connection.waiting.push(begin) > WAITING_PER_CONNECTION) socket.destroy();
}
