import { type IncomingHttpHeaders, request } from 'node:http';

export type SocketReply = { status: number; headers: IncomingHttpHeaders; body: string };

/** Asks over a real socket, Host header and all, which `fetch` would not let a test choose. */
export function overSocket(
  port: number,
  path: string,
  headers: Record<string, string>,
  method = 'GET',
  sent?: string | Uint8Array,
): Promise<SocketReply> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, method, headers }, (reply) => {
      let body = '';
      reply.setEncoding('utf8').on('data', (part: string) => {
        body += part;
      });
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body }));
      // A server that dies in the middle of an answer.
      reply.on('error', reject);
    });
    call.on('error', reject).end(sent);
  });
}
