import { expect, test } from 'vitest';
import { errorKindOf } from '#domain/api-error.ts';
import { streamText } from './stream-text.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** A server's answer in these chunks; with `open` it does not end by itself. */
function answer(chunks: readonly Uint8Array[], { open = false, broken = false } = {}) {
  let cancelled = false;
  const stream = new ReadableStream<Uint8Array>({
    start(control) {
      for (const chunk of chunks) control.enqueue(chunk);
      if (broken) control.error(new TypeError('terminated'));
      else if (!open) control.close();
    },
    cancel: () => {
      cancelled = true;
    },
  });
  return {
    call: async () => ({ data: stream, response: new Response() }),
    wasHungUp: () => cancelled,
  };
}

const all = async (text: AsyncIterable<string>) => {
  const said: string[] = [];
  for await (const chunk of text) said.push(chunk);
  return said;
};

const never = new AbortController().signal;

test('API-07 an answer is read in its chunks, and a character split between two arrives whole', async () => {
  const e = bytes('è');
  const { call } = answer([bytes('Uno '), e.slice(0, 1), e.slice(1), bytes(' due')]);
  expect(await all(streamText('ask', call, never))).toEqual(['Uno ', 'è', ' due']);
});

test('API-07 a refusal is thrown as an error of its kind', async () => {
  const call = async () => ({
    error: { success: false, status: { code: 'ERR_TOO_MANY_ATTEMPTS' }, attesa: 90 },
    response: new Response(null, { status: 429 }),
  });
  await expect(all(streamText('ask', call, never))).rejects.toMatchObject({
    kind: 'too-many-attempts',
    details: { wait: 90 },
  });
  const offline = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(errorKindOf(await all(streamText('ask', offline, never)).catch((error) => error))).toBe('offline');
});

test('API-07 a caller that stops receives nothing more, and no error', async () => {
  const { call, wasHungUp } = answer([bytes('Uno')], { open: true });
  const stop = new AbortController();
  const said: string[] = [];
  for await (const chunk of streamText('ask', call, stop.signal)) {
    said.push(chunk);
    stop.abort();
  }
  expect(said).toEqual(['Uno']);
  expect(wasHungUp()).toBe(true);
});

test('API-07 a connection that breaks or falls silent is an error', async () => {
  const silent = answer([bytes('Uno')], { open: true });
  await expect(all(streamText('ask', silent.call, never, 30))).rejects.toMatchObject({
    kind: 'server',
    details: { code: 'TIMEOUT' },
  });
  expect(silent.wasHungUp()).toBe(true);
  const { call } = answer([], { broken: true });
  await expect(all(streamText('ask', call, never))).rejects.toMatchObject({ kind: 'server' });
});
