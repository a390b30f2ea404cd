import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainAnswer, readAnswer } from '#domain/chatbot/answer-text.ts';
import type { components } from '#openapi/generated/site.ts';
import { chatbotFixture } from '#tests/support/chatbot-fixture.ts';
import { type ModelCall, openFakeModel } from '#tests/support/fake-model.ts';
import { HOST, type NewsstandApp, newsstandApp } from '#tests/support/newsstand-app.ts';
import { article } from '#tests/support/search-fixture.ts';

const model = await openFakeModel();
const environment = { ASSISTANT_URL: model.url, ASSISTANT_MODEL: 'small' };
const { fixture, server, openReader } = chatbotFixture(environment);
/** Closed by the test of a server that shuts down. */
const endingServer = newsstandApp(fixture.database, { environment });
beforeAll(async () => {
  for (const one of [server, endingServer]) await one.app().listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => model.close());

const BASINS = article('Quaranta vasche', 'Sono quaranta vasche interrate sotto i cortili di Velletri.');
const QUESTION = 'Quante vasche sono a Velletri?';

type Reader = Awaited<ReturnType<typeof openReader>>;
type Chat = components['schemas']['RispostaChat']['data'];

/** Asks over a real connection, and reads the chunks as they arrive. */
async function streamOf(reader: Reader, on: NewsstandApp = server) {
  const { port } = on.app().server.address() as AddressInfo;
  const leaving = new AbortController();
  const reply = await fetch(`http://127.0.0.1:${port}/utente-rag`, {
    method: 'POST',
    headers: {
      host: HOST,
      'content-type': 'application/json',
      authorization: `Bearer ${reader.browser.token()}`,
    },
    body: JSON.stringify({ chat_id: 0, question: QUESTION }),
    signal: leaving.signal,
  });
  const chunks = (reply.body as ReadableStream<BufferSource>)
    .pipeThrough(new TextDecoderStream())
    .getReader();
  let content = '';
  /** Reads until the answer contains these words. */
  const until = async (words: string) => {
    while (!content.includes(words)) {
      const { value, done } = await chunks.read();
      if (done) throw new Error(`the answer ended before ${words}: ${content}`);
      content += value;
    }
    return readAnswer(content);
  };
  const rest = async () => {
    for (let next = await chunks.read(); !next.done; next = await chunks.read()) content += next.value;
    return readAnswer(content);
  };
  return { reply, until, rest, leave: () => leaving.abort() };
}

/** The model's next call; its answer is held back until the test continues it. */
const nextCall = () =>
  new Promise<ModelCall>((resolve) => {
    model.answer = resolve;
  });

async function lastAnswer(reader: Reader, chatId: number | undefined) {
  const reply = await reader.get(`/api/rag/chat/${chatId}`);
  return (reply.json() as { data: Chat }).data.chat_history.at(-1);
}

test('RAG-04 API-07 an answer is streamed as it is written', async () => {
  await fixture.run([BASINS]);
  const reader = await openReader();
  const called = nextCall();
  const stream = await streamOf(reader);
  expect(stream.reply.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const call = await called;
  const { start } = await stream.until('fonti');
  expect(start?.sources[0]?.title).toBe('Quaranta vasche');
  call.say('Sono quaranta [1]. Sono');
  expect(plainAnswer(await stream.until('[articolo:'))).toContain('Sono quaranta');
  expect((await lastAnswer(reader, start?.chatId))?.state).toBe('writing');
  call.say(' interrate [1].');
  call.end();
  const whole = await stream.rest();
  expect(whole).toMatchObject({ error: null, end: { found: true } });
  await expect.poll(async () => (await lastAnswer(reader, start?.chatId))?.state).toBe('complete');
});

test('RAG-05 an answer that breaks off ends with a marker, in the stream and in the history, and keeps its words', async () => {
  await fixture.run([BASINS]);
  const reader = await openReader();
  const called = nextCall();
  const stream = await streamOf(reader);
  const call = await called;
  call.say('Sono quaranta [1]. Sono');
  const { start } = await stream.until('[articolo:');
  call.break();
  const broken = await stream.rest();
  expect(broken).toMatchObject({ error: 'ERR_ANSWER_FAILED', end: null });
  expect(plainAnswer(broken)).toContain('Sono quaranta');
  await expect.poll(async () => (await lastAnswer(reader, start?.chatId))?.state).toBe('failed');
  const kept = readAnswer((await lastAnswer(reader, start?.chatId))?.content ?? '');
  expect([kept.error, plainAnswer(kept)]).toEqual(['ERR_ANSWER_FAILED', plainAnswer(broken)]);
});

test('API-07 a reader who disconnects stops the writing, and finds in the history what was written', async () => {
  await fixture.run([BASINS]);
  const reader = await openReader();
  const called = nextCall();
  const stream = await streamOf(reader);
  const call = await called;
  call.say('Sono quaranta [1]. Sono');
  const { start } = await stream.until('[articolo:');
  stream.leave();
  await call.left;
  await expect.poll(async () => (await lastAnswer(reader, start?.chatId))?.state).toBe('stopped');
  const kept = readAnswer((await lastAnswer(reader, start?.chatId))?.content ?? '');
  expect(kept).toMatchObject({ error: null, end: null });
  expect(plainAnswer(kept)).toMatch(/^Sono quaranta/);
});

test('RAG-05 an answer whose server shuts down ends with an error marker', async () => {
  await fixture.run([BASINS]);
  const reader = await openReader('digital', 'redazione.example', endingServer);
  const called = nextCall();
  const stream = await streamOf(reader, endingServer);
  const call = await called;
  call.say('Sono quaranta [1]. Sono');
  await stream.until('[articolo:');
  const closing = endingServer.app().close();
  expect(await stream.rest()).toMatchObject({ error: 'ERR_ANSWER_FAILED' });
  await closing;
});
