import type { AddressInfo } from 'node:net';
import argon2 from '@node-rs/argon2';
import type { Sigla } from '#domain/brands/brand.ts';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import type { NewsstandApp } from './newsstand-app.ts';
import { overSocket, type SocketReply } from './over-socket.ts';

/** Cheap parameters: these tests are not about the cost of password hashing. */
const CHEAP = { algorithm: 2, memoryCost: 64, timeCost: 1, parallelism: 1 } as const;

/** A password digest as in the configuration. */
export const hashOf = (password: string): Promise<string> => argon2.hash(password, CHEAP);

export type Asked = {
  paper: Sigla;
  url: string;
  method?: 'GET' | 'HEAD' | 'POST';
  cookie?: string;
  headers?: Record<string, string>;
  body?: string;
};

const JSON_BODY = { 'content-type': 'application/json' };

/** Makes calls over a real socket: the gate comes before all routing. */
export function gatedNewsstand(server: NewsstandApp) {
  const port = async (): Promise<number> => {
    const { server: socket } = server.app();
    if (!socket.listening) await server.app().listen({ port: 0, host: '127.0.0.1' });
    return (socket.address() as AddressInfo).port;
  };

  async function ask({ paper, url, method = 'GET', cookie, headers, body }: Asked): Promise<SocketReply> {
    const host = `${brandOf(paper).devHost}.localhost`;
    const sent = { host, ...headers, ...(cookie !== undefined && { cookie }) };
    return await overSocket(await port(), url, sent, method, body);
  }

  const unlock = (paper: Sigla, password: string, headers: Record<string, string> = {}) =>
    ask({
      paper,
      url: '/api/site/accesso',
      method: 'POST',
      headers: { ...JSON_BODY, ...headers },
      body: JSON.stringify({ password }),
    });

  return {
    ask,
    unlock,
    /** Submits the form of the gate. */
    submit: (paper: Sigla, password: string, to: string) =>
      ask({
        paper,
        url: `/accesso?dove=${encodeURIComponent(to)}`,
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: String(new URLSearchParams({ password })),
      }),
    /** The cookie of a browser that has passed the gate. */
    cookieOf: async (paper: Sigla, password: string): Promise<string> =>
      cookieIn(await unlock(paper, password)),
  };
}

/** The cookie that a browser would send back; empty where none was set. */
export const cookieIn = ({ headers }: Pick<SocketReply, 'headers'>): string =>
  headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '';
