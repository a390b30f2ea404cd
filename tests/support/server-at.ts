import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { NewsstandApp } from './newsstand-app.ts';
import { overSocket } from './over-socket.ts';

/** Name and value in a `Set-Cookie` header. */
const COOKIE = /^([^=;]+)=([^;]*)/;

/** Sends requests to a server in another process, with the interface of `NewsstandApp`. */
export function serverAt(port: () => number): Pick<NewsstandApp, 'ask'> {
  return {
    async ask({ url, method = 'GET', headers, payload }: InjectOptions) {
      const reply = await overSocket(
        port(),
        String(url),
        headers as Record<string, string>,
        method,
        payload as string | Buffer | undefined,
      );
      const cookies = (reply.headers['set-cookie'] ?? []).map((line) => {
        const [, name = '', value = ''] = COOKIE.exec(line) ?? [];
        return { name, value };
      });
      return {
        statusCode: reply.status,
        headers: reply.headers,
        body: reply.body,
        cookies,
        json: () => JSON.parse(reply.body),
      } as LightMyRequestResponse;
    },
  };
}
