import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import { modelAssistant } from '#server/help/support-chat/assistant/model-assistant.ts';
import { modelComposer } from './answers/model-composer.ts';
import { openEmbedder } from './embeddings/embedder.ts';
import { readQuestion } from './understanding/read-question.ts';

/** The requests that a server got which redirects every request to another address. */
const cameTo: string[] = [];
const server = createServer((request, response) => {
  cameTo.push(request.url ?? '');
  response.writeHead(307, { location: '/elsewhere' }).end();
});
await once(server.listen(0, '127.0.0.1'), 'listening');
afterAll(() => server.close());

const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
const model = { url, key: 'hidden', name: 'small' };
const brand = brandOf('MG');

test('RAG-07 HLP-09 requests to a model do not follow redirects', async () => {
  const { signal } = new AbortController();
  await expect(openEmbedder(model).embed(['ponte'], { signal, retries: 0 })).rejects.toThrow();
  const passage = { articleId: 7, place: 2, score: 1, matched: ['vasche'], text: 'Sono quaranta vasche.' };
  const found = { passages: [passage], articles: new Map(), searched: ['vasche'], coverage: 1 };
  const composer = modelComposer(model, { report: () => undefined });
  const question = 'Quante vasche?';
  const read = readQuestion(question, [], new Date());
  const asked = {
    brand,
    question,
    earlierQuestions: [],
    found,
    parsedQuestion: read,
    isFromOtherPeriod: false,
    isFromPreviouslyCited: false,
    special: null,
    today: '2025-04-03',
  };
  for await (const said of composer.compose(asked, signal)) expect(said).toBeDefined();
  await modelAssistant(model, { report: () => undefined }).answer({
    brand,
    message: 'Come cambio la carta di credito?',
    earlierMessages: [],
    operatorsThere: true,
    answering: { operators: 'here', model: true },
  });
  expect(new Set(cameTo)).toEqual(new Set(['/v1/embeddings', '/v1/chat/completions']));
});
