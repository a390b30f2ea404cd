import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies do not pipeline: they send one request at a time on an HTTP/1.1 connection. */
const MAX_WAITING_PER_CONNECTION = 100;

type Connection = { isBusy: boolean; waiting: (() => void)[] };

const connections = new WeakMap<Socket, Connection>();

/**
 * Serves the requests of one connection one after the other. Pipelined requests, sent before the earlier ones are
 * answered (RFC 9112 9.3.2), must be answered in order anyway; while they wait they take no place. A connection with
 * too many waiting requests is closed. NAV-24
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
  else if (connection.waiting.push(begin) > MAX_WAITING_PER_CONNECTION) socket.destroy();
}
