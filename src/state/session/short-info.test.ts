import { expect, test, vi } from 'vitest';
import type { Api } from '#api/clients.ts';
import { createApi } from '#api/clients.ts';
import { loadShortInfo } from './short-info.ts';

const WIRE = {
  id: 'a',
  avatar: null,
  name: 'Ada',
  username: 'ada',
  email: 'ada@esempio.it',
  avvisi: {},
  menu: [],
  abbonato: true,
  abbonatoConsent: false,
  abbonatoDigital: true,
  abbonatoRassegna: false,
  isCompany: false,
  isFamilySubscribed: false,
  isSlave: false,
  chatbot: false,
};

type Answer = number | 'none';

function apiAnswering(...answers: Answer[]): { api: Api; asked: () => number } {
  const fetch = vi.fn(async () => {
    const answer = answers[Math.min(fetch.mock.calls.length, answers.length) - 1];
    if (answer === 'none') throw new TypeError('Failed to fetch');
    if (answer === 200) return Response.json({ success: true, status: { code: 'OK' }, data: WIRE });
    return Response.json({ success: false, status: { code: 'ERR' } }, { status: answer ?? 500 });
  });
  const origins = { site: 'http://n.test', account: 'http://a.test', archive: 'http://n.test' };
  return { api: createApi({ readToken: () => null, origins, fetch }), asked: () => fetch.mock.calls.length };
}

test.each<Answer>([500, 503, 504, 'none'])('SES-02 after %s it is retried, twice at most', async (answer) => {
  const waited: number[] = [];
  const wait = async (ms: number) => void waited.push(ms);
  const { api, asked } = apiAnswering(answer);
  await expect(loadShortInfo(api, wait)).rejects.toMatchObject({ name: 'ApiError' });
  expect(asked()).toBe(3);
  expect(waited).toEqual([1700, 1900]);
});

test('SES-02 a temporary failure is not noticed', async () => {
  const { api, asked } = apiAnswering(503, 'none', 200);
  expect(await loadShortInfo(api, async () => undefined)).toMatchObject({ name: 'Ada', subscribed: true });
  expect(asked()).toBe(3);
});

test.each<Answer>([400, 401, 404, 502])('SES-02 %s is a final answer', async (answer) => {
  const { api, asked } = apiAnswering(answer);
  await expect(loadShortInfo(api, async () => undefined)).rejects.toMatchObject({
    details: { status: answer },
  });
  expect(asked()).toBe(1);
});
