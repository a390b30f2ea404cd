import type { components } from '#openapi/generated/account.ts';
import type { NewsstandApp } from './newsstand-app.ts';
import { postFrom } from './sign-in-calls.ts';
import { solveWork } from './solve-captcha.ts';

type Challenge = components['schemas']['SfidaTentativo'];

export type Told = {
  status: number;
  code: string;
  /** The required work as a multiple of the smallest amount; 0 where none is required. */
  times: number;
  retryAfter: string | undefined;
  challenge: Challenge | undefined;
};

/** Calls of many clients, each in its own network, with or without proof of work. */
export function manyStrangers(server: Pick<NewsstandApp, 'ask'>) {
  const post = postFrom(server);

  /** The network of the `nth` stranger. */
  const network = (nth: number) => `198.51.${100 + Math.floor(nth / 250)}.${nth % 250}`;

  async function ask(url: string, body: unknown, address: string, token?: string): Promise<Told> {
    const reply = await post(url, body, address, token === undefined ? {} : { lavoro: token });
    const { status, sfida } = reply.json() as { status: { code: string }; sfida?: Challenge };
    return {
      status: reply.statusCode,
      code: status.code,
      times: sfida?.parameters.data.volte ?? 0,
      retryAfter: reply.headers['retry-after'] as string | undefined,
      challenge: sfida,
    };
  }

  /** Repeats a call with proof of work where it is required. `times` is the amount of work. */
  async function askWorking(url: string, body: unknown, address: string): Promise<Told> {
    const first = await ask(url, body, address);
    if (!first.challenge) return first;
    return { ...(await ask(url, body, address, await solveWork(first.challenge))), times: first.times };
  }

  return { network, ask, askWorking };
}
