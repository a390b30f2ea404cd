import { type IncomingHttpHeaders, request } from 'node:http';

export type SocketReply = { status: number; headers: IncomingHttpHeaders; body: string };

/** Makes a call over a real socket with the test's own Host header, which `fetch` does not allow. */
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
      // The server may die in the middle of an answer.
      reply.on('error', reject);
    });
    call.on('error', reject).end(sent);
  });
}
