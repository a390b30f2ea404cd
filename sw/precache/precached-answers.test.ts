import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CACHES } from '#device/cache-names.ts';
import { MemoryCaches } from '#tests/support/memory-caches.ts';
import { precacheAnswers, precachedAnswer } from './precached-answers.ts';

const FAQ = new URL('https://edicola.leggo.it/api/edicola/faq');
const ARTICLE = new URL('https://edicola.leggo.it/api/edicola/articolo?id=1');

beforeEach(() => void vi.stubGlobal('caches', new MemoryCaches()));
afterEach(() => void vi.unstubAllGlobals());

const answerWith = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));

test('HLP-01 the answers of the FAQ are cached before they are requested', async () => {
  answerWith(async () => Response.json({ data: 'risposte' }));
  expect(await precachedAnswer(FAQ)).toBeUndefined();
  await precacheAnswers();
  expect(await (await precachedAnswer(FAQ))?.json()).toEqual({ data: 'risposte' });
  await (await caches.open(CACHES.shell)).put(ARTICLE, Response.json({}));
  expect(await precachedAnswer(ARTICLE)).toBeUndefined();
});

test('HLP-01 an answer that cannot be loaded neither blocks the others nor overwrites anything', async () => {
  answerWith(async () => Response.json({ data: 'prima' }));
  await precacheAnswers();
  for (const failing of [
    () => Promise.reject(new TypeError('no network')),
    async () => Response.json({}, { status: 503 }),
  ]) {
    answerWith(failing);
    await precacheAnswers();
    expect(await (await precachedAnswer(FAQ))?.json()).toEqual({ data: 'prima' });
  }
});
