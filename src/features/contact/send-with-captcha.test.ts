import { expect, test } from 'vitest';
import { ApiError } from '#domain/api-error.ts';
import { sendWithCaptcha } from './send-with-captcha.ts';

/** A captcha with numbered tokens, and a server that accepts one of them or none. Returns the tokens that were sent. */
async function tokensUntil(taken: string | null) {
  let made = 0;
  const captcha = { take: async () => `gettone ${++made}` };
  const shown: (string | null)[] = [];
  await sendWithCaptcha(async (token) => {
    shown.push(token);
    if (token !== taken) throw new ApiError('captcha-not-valid', { operation: 'sendTicket' });
  }, captcha);
  return shown;
}

test('HLP-08 a refused token is replaced once, then the message is sent without one', async () => {
  expect(await tokensUntil('gettone 1')).toEqual(['gettone 1']);
  expect(await tokensUntil('gettone 2')).toEqual(['gettone 1', 'gettone 2']);
  expect(await tokensUntil(null)).toEqual(['gettone 1', 'gettone 2', null]);
});

test('HLP-08 any other failure is reported immediately', async () => {
  let calls = 0;
  const sent = sendWithCaptcha(
    async () => {
      calls += 1;
      throw new ApiError('server', { operation: 'sendTicket' });
    },
    { take: async () => null },
  );
  await expect(sent).rejects.toMatchObject({ kind: 'server' });
  expect(calls).toBe(1);
});
