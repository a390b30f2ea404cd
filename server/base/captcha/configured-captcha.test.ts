import { expect, test, vi } from 'vitest';
import type { Captcha, TokenCheck } from './captcha.ts';
import { byConsent, configuredCaptcha } from './configured-captcha.ts';

const NOW = new Date('2025-04-03T10:00:00Z');
const SHOWN = { action: 'chat', now: NOW, address: '192.0.2.1' } as TokenCheck;
const KEYS = { siteKey: 'site', secret: 'hidden' };

const offered = async (keys: typeof KEYS | null, mayUseThirdParty: boolean) =>
  (
    await configuredCaptcha(keys, 'a secret of this test').tokenSource({
      action: 'chat',
      now: NOW,
      mayUseThirdParty,
    })
  ).kind;

test('HLP-08 TRK-02 reCAPTCHA is offered only if its keys are set and the reader consents', async () => {
  expect(await offered(KEYS, true)).toBe('recaptcha');
  expect(await offered(KEYS, false)).toBe('work');
  expect(await offered(null, true)).toBe('work');
});

test('HLP-08 a token is checked by the captcha that issued it', async () => {
  const checking = () =>
    ({ tokenSource: vi.fn(), verify: vi.fn(async () => 'ok' as const) }) satisfies Captcha;
  const [others, own] = [checking(), checking()];
  const both = byConsent(others, own);
  const parameters = { keyPrefix: '00', data: { azione: 'chat', scade: 1 } };
  const work = { challenge: { parameters, signature: 'ab' }, solution: { counter: 1, derivedKey: 'ff' } };
  const token = Buffer.from(JSON.stringify(work)).toString('base64');
  await both.verify(token, SHOWN);
  expect([own.verify.mock.calls.length, others.verify.mock.calls.length]).toEqual([1, 0]);
  await both.verify('03AFcWeA7', SHOWN);
  await both.verify(undefined, SHOWN);
  expect(own.verify.mock.calls.length).toBe(2);
  expect(others.verify).toHaveBeenCalledExactlyOnceWith('03AFcWeA7', SHOWN);
});
