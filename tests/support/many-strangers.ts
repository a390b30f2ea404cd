import type { components } from '#openapi/generated/account.ts';
import type { NewsstandApp } from './newsstand-app.ts';
import { postFrom } from './sign-in-calls.ts';
import { solveWork } from './solve-captcha.ts';

type Challenge = components['schemas']['SfidaTentativo'];

export type Told = {
  status: number;
  code: string;
  /** How many times the least work is asked for; 0 where none is. */
  times: number;
  retryAfter: string | undefined;
  challenge: Challenge | undefined;
};

/** Calls of strangers, each in a network of its own, who do the work that is asked of them when they want to. */
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

  /** Does the work where some is asked for. `times` is how much that was. */
  async function askWorking(url: string, body: unknown, address: string): Promise<Told> {
    const first = await ask(url, body, address);
    if (!first.challenge) return first;
    return { ...(await ask(url, body, address, await solveWork(first.challenge))), times: first.times };
  }

  return { network, ask, askWorking };
}
