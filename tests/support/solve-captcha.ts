import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { CaptchaAction, WorkChallenge } from '#domain/captcha.ts';
import type { NewsstandApp } from './newsstand-app.ts';

/** Requests a challenge of the server, solves it and returns the token that a page would send. */
export async function solveCaptcha({ data }: NewsstandApp, action: CaptchaAction): Promise<string> {
  const offer = await data<'getCaptcha'>(`/api/site/captcha?azione=${action}`);
  if (offer.fornitore !== 'lavoro') throw new Error('no work is offered');
  return await solveWork(offer.sfida);
}

/** The token of a challenge's work. */
export async function solveWork(challenge: WorkChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
