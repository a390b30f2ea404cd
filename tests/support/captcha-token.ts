import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { CaptchaAction, WorkChallenge } from '#domain/captcha.ts';
import type { NewsstandApp } from './newsstand-app.ts';

/** A right token, as a page makes one. */
export async function captchaToken(
  server: Pick<NewsstandApp, 'ask'>,
  action: CaptchaAction,
): Promise<string> {
  const reply = await server.ask({ url: `/api/site/captcha?azione=${action}` });
  const { data } = reply.json() as { data: { sfida: WorkChallenge } };
  const challenge = data.sfida;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
