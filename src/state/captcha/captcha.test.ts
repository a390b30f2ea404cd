import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '#api/clients.ts';
import { ACCEPTED, type ConsentResult, REFUSED } from '#domain/consent/consent.ts';
import { prepareCaptcha } from './captcha.ts';

const { getCaptcha } = vi.hoisted(() => ({ getCaptcha: vi.fn() }));
vi.mock('#api/account/get-captcha.ts', () => ({ getCaptcha }));
vi.mock('#src/vendors/solve-proof-of-work.ts', () => ({
  solveProofOfWork: (challenge: number) => Promise.resolve(`token ${challenge}`),
}));
vi.mock('#src/vendors/recaptcha.ts', () => ({
  recaptchaToken: (siteKey: string) => Promise.resolve(`token of ${siteKey}`),
}));
const consent = vi.hoisted(() => ({ result: null as ConsentResult | null }));
vi.mock('../consent/consent.ts', () => ({ currentConsent: () => consent.result }));
const { noteThirdPartyScript } = vi.hoisted(() => ({ noteThirdPartyScript: vi.fn() }));
vi.mock('../measuring/reload-on-withdrawal.ts', () => ({ recordThirdPartyScript: noteThirdPartyScript }));
vi.mock('../log.ts', () => ({ logError: () => {} }));

const api = () => Promise.resolve({} as Api);
let made: number;

beforeEach(() => {
  vi.useFakeTimers();
  made = 0;
  getCaptcha.mockImplementation(() => {
    made += 1;
    return Promise.resolve({ kind: 'work', challenge: made });
  });
});

afterEach(() => vi.useRealTimers());

test('HLP-08 a token is prepared and renewed every 90 seconds, until it is stopped', async () => {
  const keeper = prepareCaptcha(api, 'chat');
  await vi.advanceTimersByTimeAsync(89_999);
  expect(made).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(made).toBe(2);
  expect(await keeper.take()).toBe('token 2');
  keeper.stop();
  await vi.advanceTimersByTimeAsync(900_000);
  expect(made).toBe(3);
});

test('HLP-08 each token is given once', async () => {
  const keeper = prepareCaptcha(api, 'chat');
  const taken = await Promise.all([keeper.take(), keeper.take(), keeper.take()]);
  expect(new Set(taken).size).toBe(3);
  keeper.stop();
});

test('HLP-08 a token that failed offline is requested again when it is needed', async () => {
  getCaptcha.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const keeper = prepareCaptcha(api, 'chat');
  expect(await keeper.take()).toBe('token 1');
  getCaptcha.mockRejectedValue(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(90_000);
  expect(await keeper.take()).toBeNull();
  keeper.stop();
});

test.each([
  ['nobody has answered', null, false],
  ['all but the technical is refused', REFUSED, false],
  ['something is refused', { ...ACCEPTED, 3: false }, false],
  ['all is agreed to', ACCEPTED, true],
])('TRK-02 where %s, a third-party service is used only with the reader’s consent', async (_what, result, others) => {
  consent.result = result;
  const keeper = prepareCaptcha(api, 'chat');
  await keeper.take();
  expect(getCaptcha).toHaveBeenLastCalledWith({}, 'chat', others);
  expect(noteThirdPartyScript).not.toHaveBeenCalled();
  keeper.stop();
});

test('TRK-02 a page with a Google script records that it needs consent to all purposes', async () => {
  getCaptcha.mockResolvedValue({ kind: 'recaptcha', siteKey: 'site' });
  const keeper = prepareCaptcha(api, 'chat');
  expect(await keeper.take()).toBe('token of site');
  expect(noteThirdPartyScript).toHaveBeenCalledWith(1, 2, 3, 4, 5);
  keeper.stop();
});
